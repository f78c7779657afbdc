#!/bin/sh
# Installs a package of Soirée in a bare Debian 12, plays a little, takes it away again:
#
#     sh packaging/linux/try_deb.sh soiree_0.1.0_amd64.deb match.soiree FOLDER
#
# Takes root, debootstrap and a registry of Debian's packages. FOLDER, which must not be there yet,
# becomes the bare Debian. What is found on the way is printed; the last line says that nothing is
# left but the person's own files.
set -eu
deb=$1 match=$2 bare=$3

[ -e "$bare" ] && { echo "$bare is there already" >&2; exit 2; }
trap 'umount "$bare/proc" 2>/dev/null || true' EXIT
debootstrap --variant=minbase bookworm "$bare" >"$bare.log" 2>&1 || { tail "$bare.log" >&2; exit 1; }
for file in /etc/apt/sources.list /etc/apt/apt.conf.d /etc/apt/sources.list.d; do
    [ -e "$file" ] && cp -r "$file" "$bare/etc/apt/"
done
mount -t proc proc "$bare/proc"
cp "$deb" "$bare/root/soiree.deb"
cp "$match" "$bare/root/match.soiree"
cat >"$bare/root/try.sh" <<'TRY'
set -eu
export DEBIAN_FRONTEND=noninteractive HOME=/root DISPLAY=:5
files() { find / -xdev -path /proc -prune -o -path /tmp -prune -o -path /root -prune \
    -o -path /var/cache -prune -o -path /var/lib/apt -prune -o -path /var/lib/dpkg -prune \
    -o -path /var/log -prune -o -print | sort; }
quiet() { "$@" >>/root/apt.log 2>&1 || { tail /root/apt.log >&2; exit 1; }; }
seen() { for _ in $(seq 150); do xdotool search --onlyvisible --class soiree >/dev/null 2>&1 && return; sleep 0.2; done
    echo "no window came up" >&2; exit 1; }
gone() { for _ in $(seq 150); do xdotool search --class soiree >/dev/null 2>&1 || return 0; sleep 0.2; done
    echo "the window did not close" >&2; exit 1; }

quiet apt-get update
quiet apt-get install -y xvfb xdotool xdg-utils shared-mime-info desktop-file-utils hicolor-icon-theme
files >/tmp/before
quiet apt-get install -y /root/soiree.deb
soiree --version
soiree check /root/match.soiree
grep -q soiree /usr/share/applications/mimeinfo.cache
xdg-mime query filetype /root/match.soiree
Xvfb :5 -screen 0 1400x900x24 >/dev/null 2>&1 &
sleep 1
soiree --game soda >/root/said.log 2>&1 &
seen
sleep 5
window=$(xdotool search --onlyvisible --class soiree | tail -1)
xdotool windowfocus "$window" mousemove 640 650 click 1
sleep 2
xdotool key ctrl+q
gone
test -s /root/.local/state/soiree/waiting/soda.soiree
echo "a match of Soda was begun and kept"
xdg-open /root/match.soiree >>/root/said.log 2>&1 &
seen
echo "the record opened"
xdotool windowfocus "$(xdotool search --onlyvisible --class soiree | tail -1)" key ctrl+q
gone
cat /root/said.log >&2
test ! -s /root/said.log
quiet apt-get purge -y soiree
quiet apt-get autoremove -y --purge
files >/tmp/after
diff /tmp/before /tmp/after
echo "nothing is left"
TRY
env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$bare" sh /root/try.sh
