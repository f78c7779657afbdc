#!/bin/sh
# Does on a bare Debian what the README says, one command after the other, as root and as a person:
#
#     sh packaging/linux/try_bare.sh RELEASE FOLDER SUITE…
#
# RELEASE has a `.deb` of this source (packaging/dev.py build deb). FOLDER, which must not be there yet,
# gets a bare system for each SUITE: bookworm, trixie and so on. Takes root, git, debootstrap, and the
# registries of Debian and PyPI. OLD may name a `.deb` of an earlier version, which is upgraded with a
# home of 0.1.0; TESTS, other tests than `--quick`; CERTIFICATES, those of a network that has its own.
# The whole output is in FOLDER/SUITE.log.
set -eu
release=$(realpath "$1") folder=$2
shift 2
source=$(realpath "$(dirname "$0")/../..")
mkdir "$folder"
for suite in "$@"; do
    bare=$folder/$suite log=$folder/$suite.log
    debootstrap --variant=minbase "$suite" "$bare" ${MIRROR:-} >"$log" 2>&1 || { tail "$log" >&2; exit 1; }
    echo 'Acquire::Check-Valid-Until "false";' >"$bare/etc/apt/apt.conf.d/99-any-age"
    cp /etc/resolv.conf "$bare/etc/"
    mkdir -p "$bare/etc/ssl/certs" "$bare/srv/deb"
    cp "$release"/soiree_*.deb "$bare/srv/deb/new.deb"
    [ -z "${OLD:-}" ] || cp "$OLD" "$bare/srv/deb/old.deb"
    git clone --quiet --no-local "$source" "$bare/srv/soiree"
    cat >"$bare/srv/try.sh" <<'TRY'
set -eu
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root
step() { echo "$ $*"; "$@" || { echo "failed with $?: $*"; exit 1; }; }
apt() { apt-get -qq -o Dpkg::Use-Pty=0 "$@" >>/srv/apt.log 2>&1 || { tail /srv/apt.log; exit 1; }; }
person() { echo "person$ $*"; runuser -u person -- sh -c "cd ~/soiree && export PATH=~/.local/bin:\$PATH && $*"; }
step cat /etc/debian_version
apt update
apt install ca-certificates git python3
[ ! -e /srv/certificates ] || cp /srv/certificates /etc/ssl/certs/ca-certificates.crt
export PIP_CERT=/etc/ssl/certs/ca-certificates.crt SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt
useradd --create-home person
cp -r /srv/soiree /home/person/soiree
chown -R person: /home/person

# A person without rights is told what to type, has it typed, and plays.
if person python3 packaging/dev.py play 2>/srv/told; then echo "nothing was missing?"; exit 1; fi
cat /srv/told
typed=$(grep -o 'apt-get install .*' /srv/told)
echo "# $typed"
apt ${typed#apt-get }
person python3 packaging/dev.py play
person python3 packaging/dev.py play --version

# Root, from a checkout: all set-up is done.
cd /srv/soiree
git config --global --add safe.directory /srv/soiree
step python3 packaging/dev.py play
step python3 packaging/dev.py test $TESTS

# pipx and uv, each in a home of its own.
apt install pipx
person pipx install . 2>&1
person "soiree --version && soiree --demo --screenshot pipx.png && ls -l pipx.png"
person "pipx uninstall soiree-cards && pipx install uv" 2>&1
person uv tool install . 2>&1
person "soiree --version && soiree --demo --screenshot uv.png && ls -l uv.png"
person uv tool uninstall soiree-cards 2>&1

# The package, over an older one if there is one, with what that kept.
export SOIREE_HOME=/srv/home
cp -r tests/golden/1/home /srv/home
if [ -e /srv/deb/old.deb ]; then
    apt install /srv/deb/old.deb
    step soiree --version
fi
apt install /srv/deb/new.deb
step soiree --version
dpkg-query --show soiree
step soiree history
for match in /srv/home/data/matches/*.soiree; do soiree check "$match" >/dev/null || { soiree check "$match"; exit 1; }; done
echo "all $(ls /srv/home/data/matches/*.soiree | wc -l) matches are sound"
step soiree --demo --screenshot /srv/deb.png
find /srv/home/data/matches -type f | xargs md5sum >/srv/before
apt purge soiree
[ ! -e /usr/bin/soiree ] && [ ! -e /usr/lib/soiree ]
step md5sum --quiet --check /srv/before
echo "the package is gone, and the matches are there"
TRY
    [ -z "${CERTIFICATES:-}" ] || cp "$CERTIFICATES" "$bare/srv/certificates"
    mount -t proc proc "$bare/proc"
    mount -t tmpfs tmpfs "$bare/dev/shm" 2>/dev/null || true
    code=0
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin TESTS="${TESTS:---quick}" chroot "$bare" sh /srv/try.sh >>"$log" 2>&1 || code=$?
    umount "$bare/dev/shm" 2>/dev/null || true
    umount "$bare/proc"
    [ "$code" = 0 ] || { tail -n 30 "$log" >&2; exit "$code"; }
    echo "$suite: $(tail -n 1 "$log")"
done
