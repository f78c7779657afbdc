#!/bin/sh
# Installs a package of Soirée in a bare Debian or Ubuntu, plays a little, takes it away again:
#
#     sh packaging/linux/try_deb.sh soiree_0.1.0-1_amd64.deb match.soiree FOLDER [SUITE]
#
# SUITE is bookworm, or trixie, forky, sid, noble and so on. FOLDER, which must not be there yet,
# becomes the bare system. Takes root, debootstrap, and a registry of the suite's packages; MIRROR may
# name another than debootstrap knows, and KEYRING has to name the keys of Ubuntu for a suite of
# Ubuntu. What is found on the way is printed; the last line says that nothing is left but the
# person's own files.
set -eu
deb=$1 match=$2 bare=$3 suite=${4:-bookworm}

[ -e "$bare" ] && { echo "$bare is there already" >&2; exit 2; }
trap 'umount "$bare/proc" 2>/dev/null || true; rm -rf "$bare.debootstrap"' EXIT
like=sid parts=main
case ${KEYRING:-} in *ubuntu*) like=noble parts=main,universe ;; esac
# A suite may be newer than this debootstrap, which makes all of one kind alike.
export DEBOOTSTRAP_DIR="$bare.debootstrap"
cp -r /usr/share/debootstrap "$DEBOOTSTRAP_DIR"
[ -e "$DEBOOTSTRAP_DIR/scripts/$suite" ] || ln -s "$like" "$DEBOOTSTRAP_DIR/scripts/$suite"
debootstrap --variant=minbase --components="$parts" ${KEYRING:+--keyring="$KEYRING"} \
    "$suite" "$bare" ${MIRROR:-} >"$bare.log" 2>&1 || { tail "$bare.log" >&2; exit 1; }
[ -e /etc/apt/apt.conf.d ] && cp -r /etc/apt/apt.conf.d "$bare/etc/apt/"
# A mirror that is not filled any more still has what is to be tried.
echo 'Acquire::Check-Valid-Until "false";' >"$bare/etc/apt/apt.conf.d/99-any-age"
echo force-unsafe-io >"$bare/etc/dpkg/dpkg.cfg.d/unsafe-io" # nobody keeps it
mount -t proc proc "$bare/proc"
cp "$deb" "$bare/root/soiree.deb"
cp "$match" "$bare/root/match.soiree"
cat >"$bare/root/try.sh" <<'TRY'
set -eu
export DEBIAN_FRONTEND=noninteractive HOME=/root LC_ALL=C.UTF-8
waiting=/root/.local/state/soiree/waiting/soda.soiree
files() { find / -xdev -path /proc -prune -o -path /tmp -prune -o -path /root -prune \
    -o -path /var/cache -prune -o -path /var/lib/apt -prune -o -path /var/lib/dpkg -prune \
    -o -path /var/log -prune -o -print | sort; }
quiet() { "$@" >>/root/apt.log 2>&1 || { tail /root/apt.log >&2; exit 1; }; }
wait_for() { for _ in $(seq 300); do "$@" >/dev/null 2>&1 && return; sleep 0.2; done
    echo "in vain: $*" >&2; exit 1; }
window() { xdotool search --onlyvisible --class soiree; }
gone() { ! xdotool search --class soiree; }
key() { xdotool windowfocus "$(window | tail -n 1)" key "$@"; }
chosen() { grep -c '"seat": 0, "move"' "$waiting" 2>/dev/null || true; }

quiet apt-get update
quiet apt-get install -y xvfb xdotool xdg-utils shared-mime-info desktop-file-utils hicolor-icon-theme
quiet apt-get install -y tzdata # which takes /etc/localtime along, if it comes and goes with Python
files >/tmp/before
quiet apt-get install -y /root/soiree.deb
. /etc/os-release
echo "$PRETTY_NAME, $(python3 --version)"
soiree --version
soiree check /root/match.soiree
grep -q soiree /usr/share/applications/mimeinfo.cache
echo "in the menu: $(grep '^Name=S' /usr/share/applications/org.soiree.soiree.desktop | cut -d= -f2)"
xdg-mime query filetype /root/match.soiree
Xvfb -displayfd 3 -screen 0 1400x900x24 3>/root/display >/dev/null 2>&1 &
wait_for test -s /root/display
export DISPLAY=":$(cat /root/display)"
soiree --game soda >/root/said.log 2>&1 &
wait_for window
for _ in $(seq 200); do
    [ "$(chosen)" -ge 3 ] 2>/dev/null && break
    key Right Return Return # the first picks a card up, the second plays it
    sleep 0.5
done
[ "$(chosen)" -ge 3 ] || { echo "only $(chosen) choices were taken" >&2; exit 1; }
key ctrl+q
wait_for gone
soiree check "$waiting"
echo "a match of Soda was begun and kept, with $(chosen) choices of the person's"
xdg-open /root/match.soiree >>/root/said.log 2>&1 &
wait_for window
echo "the record opened: $(xdotool getwindowname "$(window | tail -n 1)")"
key ctrl+q
wait_for gone
cat /root/said.log >&2
test ! -s /root/said.log
quiet apt-get purge -y soiree
quiet apt-get autoremove -y --purge
files >/tmp/after
diff /tmp/before /tmp/after
echo "nothing is left"
TRY
env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$bare" sh /root/try.sh
