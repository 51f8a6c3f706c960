#!/bin/sh
# npm run package:test [FORMER.deb]: the life of the Debian package in a fresh Debian root.
#
# Installs FORMER.deb (default: the newest package itself), starts it, fills it with the demo, upgrades to the package in
# dist/release, and removes and purges it. Then the tarball starts there. The root has no systemd: the units stay untested.
# Needs root, debootstrap and a Debian mirror (DEBIAN_MIRROR; without it the machine's), and takes some minutes. Elsewhere it says so and does nothing.
set -eu

cd "$(dirname "$0")/../.."
for tool in debootstrap chroot curl; do
  command -v "$tool" >/dev/null || { echo "Skipped: this machine has no $tool."; exit 0; }
done
[ "$(id -u)" = 0 ] || { echo "Skipped: this test needs root, for chroot and mount."; exit 0; }

newer=$(ls -t dist/release/samity_*.deb 2>/dev/null | head -n 1)
[ -n "$newer" ] || { echo "Run npm run package first." >&2; exit 1; }
former=${1:-$newer}
port=${PORT:-18714}
url=http://127.0.0.1:$port
work=$(mktemp -d "${TMPDIR:-/tmp}/samity-life-XXXXXX")
root=$work/root
server=

stop_server() {
  [ -n "$server" ] || return 0
  kill -TERM "$server"
  # the exit code of a graceful stop
  wait "$server" || fail "the server ended with $? after SIGTERM"
  server=
}
clean_up() {
  [ -z "$server" ] || kill -TERM "$server" 2>/dev/null || true
  sleep 1
  umount "$root/proc" 2>/dev/null || true
  # never into a mounted file system
  rm -rf --one-file-system "$work"
}
trap clean_up EXIT
trap 'exit 1' INT TERM

step() { printf '%s\n' "— $*"; }
fail() {
  echo "FAILED: $*" >&2
  tail -n 20 "$work"/*.log >&2 2>/dev/null || true
  exit 1
}
check() { # check WHAT EXPECTED ACTUAL
  [ "$2" = "$3" ] || fail "$1: expected '$2', but it is '$3'"
}
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
state_of() { inside stat -c '%U:%G %a' "$1"; }
install_package() {
  cp "$1" "$root/tmp/samity.deb"
  inside apt-get -qq -y install --no-install-recommends /tmp/samity.deb >"$work/apt.log" 2>&1 || fail "apt cannot install $1"
}
start_server() { # start_server LOG COMMAND…
  log=$work/$1.log
  shift
  # each program replaces the one before it, so this becomes the process of the server
  (exec chroot "$root" env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 "$@") >"$log" 2>&1 &
  server=$!
  for _ in $(seq 600); do
    if curl -fs "$url/readyz" >/dev/null; then return; fi
    kill -0 "$server" 2>/dev/null || fail "the server does not start"
    sleep 1
  done
  fail "the server is not ready after ten minutes"
}
# without the audit log: each start adds to it
figures() {
  inside samity verify >"$work/verify.log" 2>&1 || fail 'the books or the audit log are wrong'
  sed 's/^The audit log is intact: .* \([0-9]* receipts\)/\1/' "$work/verify.log"
}
processes_inside() {
  for process in /proc/[0-9]*; do
    if [ "$(readlink "$process/root" 2>/dev/null)" = "$root" ]; then tr '\0' ' ' <"$process/cmdline"; fi
  done
}
wait_for() { # wait_for TEXT LOG
  for _ in $(seq 60); do
    if grep -q "$1" "$work/$2.log"; then return; fi
    sleep 1
  done
  fail "the server does not print '$1'"
}

step "a fresh Debian root"
debootstrap --variant=minbase --include=adduser "${DEBIAN_RELEASE:-bookworm}" "$root" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} \
  >"$work/debootstrap.log" 2>&1 || fail "debootstrap"
mount --bind /proc "$root/proc"
echo '#!/bin/sh
exit 101' >"$root/usr/sbin/policy-rc.d"
chmod 755 "$root/usr/sbin/policy-rc.d"

step "install $(basename "$former")"
install_package "$former"
check 'the data folder' 'samity:samity 700' "$(state_of /var/lib/samity)"
check 'the settings' 'root:samity 640' "$(state_of /etc/samity/samity.env)"
check 'the product' 'root:root 755' "$(state_of /usr/lib/samity)"
check 'files that somebody other than root may change' '' "$(inside find /usr/lib/samity -not -type l -perm /022)"
check 'the command' /usr/bin/samity "$(inside sh -c 'command -v samity')"
inside gzip -dc /usr/share/man/man8/samity.8.gz | grep -q SYNOPSIS || fail 'the manual page'
check 'changed files' '' "$(inside dpkg --verify samity)"
printf '\n# set by the operator\nPORT=%s\nHOST=127.0.0.1\nDEMO_PASSWORD="%s"\n' "$port" 'a journey of 1874' >>"$root/etc/samity/samity.env"

step "the first start prints the link of the first administrator"
start_server first samity start
wait_for "^  http://localhost:$port/" first
check 'the user of the server' samity "$(inside stat -c %U /var/lib/samity/releases/modules.json)"
curl -fs "$url/" | grep -q '<html' || fail 'the website is not served'
stop_server
check 'processes after the stop' '' "$(processes_inside)"

step "a made-up association"
start_server demo samity start --demo
wait_for demo-admin demo
stop_server
before=$(figures)
[ -n "$before" ] || fail 'verify prints no figures'
inside samity backup /var/lib/samity/before.samity >"$work/backup.log" 2>&1 || fail 'the backup'

step "upgrade to $(basename "$newer")"
install_package "$newer"
grep -q '^# set by the operator' "$root/etc/samity/samity.env" || fail 'the upgrade lost the settings'
check 'the settings' 'root:samity 640' "$(state_of /etc/samity/samity.env)"
start_server upgraded samity start
active=$(sed -n 's/.*"active": "\(.*\)".*/\1/p' "$root/var/lib/samity/releases/modules.json" | sort)
packaged=$(cd "$root/usr/lib/samity/packaged-releases" && ls -d mfe-*/* | sed 's/.*\///' | sort)
check 'the active releases' "$packaged" "$active"
stop_server
check 'the figures after the upgrade' "$before" "$(figures)"
check 'the version in use' /usr/lib/samity "$(inside readlink /usr/lib/samity-current)"
[ ! -e "$root/usr/lib/samity-former" ] || fail 'the former version stays after the upgrade'
[ ! -e "$root/var/lib/samity-upgrade/journal.json" ] || fail 'the upgrade has left its journal'

step "an upgrade whose migration fails goes back"
dpkg-deb -R "$newer" "$work/broken"
sed -i 's/^Version: .*/&.1/' "$work/broken/DEBIAN/control"
echo "update banks set address = ''; select 1 / 0;" >"$work/broken/usr/lib/samity/server/db/migrations/999.do.broken.sql"
dpkg-deb --root-owner-group -Znone --build "$work/broken" "$root/tmp/samity.deb" >/dev/null
if inside apt-get -qq -y install --no-install-recommends /tmp/samity.deb >"$work/apt.log" 2>&1; then fail 'the broken upgrade succeeds'; fi
grep -q 'The upgrade goes back: division by zero' "$work/apt.log" || fail 'the upgrade does not say why it goes back'
check 'the version in use' /usr/lib/samity-former "$(inside readlink /usr/lib/samity-current)"
check 'the figures after the way back' "$before" "$(figures)"
start_server former samity start
stop_server
step "install the working version again"
cp "$newer" "$root/tmp/samity.deb"
inside apt-get -qq -y --allow-downgrades install --no-install-recommends /tmp/samity.deb >"$work/apt.log" 2>&1 || fail 'apt cannot install the working version again'
check 'the version in use' /usr/lib/samity "$(inside readlink /usr/lib/samity-current)"
check 'the figures with the working version' "$before" "$(figures)"

step "remove"
inside apt-get -qq -y remove samity >"$work/apt.log" 2>&1 || fail 'apt remove'
[ ! -e "$root/usr/lib/samity-current" ] || fail 'removing the package leaves the link'
[ ! -e "$root/usr/lib/samity" ] || fail "left behind: $(find "$root/usr/lib/samity" | head -n 5)"
grep -q '^# set by the operator' "$root/etc/samity/samity.env" || fail 'removing the package deleted the settings'
[ -e "$root/var/lib/samity/before.samity" ] || fail 'removing the package deleted the data'

step "install again: the same data"
install_package "$newer"
check 'the figures after installing again' "$before" "$(figures)"

step "purge"
inside apt-get -qq -y purge samity >"$work/apt.log" 2>&1 || fail 'apt purge'
[ ! -e "$root/etc/samity" ] || fail 'purge leaves the settings'
[ -e "$root/var/lib/samity/before.samity" ] || fail 'purge deleted the books'
grep -q 'The data of Samity stays' "$work/apt.log" || fail 'purge does not say where the data is'

passphrase=$(sed 's/.*"passphrase":"\([^"]*\)".*/\1/' "$root/var/lib/samity/backup-passphrase.json")
cp "$root/var/lib/samity/before.samity" "$root/tmp/before.samity"
step "a new machine: the server has started once, and the backup of the former one is restored"
rm -r "$root/var/lib/samity"
install_package "$newer"
printf '\nPORT=%s\nHOST=127.0.0.1\n' "$port" >>"$root/etc/samity/samity.env"
start_server new samity start
stop_server
inside install -o samity -g samity -m 600 /tmp/before.samity /var/lib/samity/restore.tar.gz.age
if inside samity restore /var/lib/samity/restore.tar.gz.age </dev/null >"$work/restore.log" 2>&1; then fail 'a restore without the passphrase succeeds'; fi
grep -q 'not with the passphrase of /var/lib/samity/backup-passphrase.json' "$work/restore.log" || fail 'the restore does not say what it tried'
inside BACKUP_PASSPHRASE="$passphrase" samity restore /var/lib/samity/restore.tar.gz.age >"$work/restore.log" 2>&1 || fail 'the restore'
check 'the figures on the new machine' "$before" "$(figures)"
inside apt-get -qq -y purge samity >"$work/apt.log" 2>&1 || fail 'apt purge'

step "purge without data leaves nothing"
rm -r "$root/var/lib/samity"
install_package "$newer"
inside apt-get -qq -y purge samity >"$work/apt.log" 2>&1 || fail 'apt purge'
[ ! -e "$root/var/lib/samity" ] || fail 'an empty data folder stays'
check 'the user' '' "$(inside getent passwd samity || true)"

tarball=$(ls -t dist/release/samity-*.tar.gz | head -n 1)
step "$(basename "$tarball") on a machine with only Node"
tar -xzf "$tarball" -C "$root/opt"
mv "$root"/opt/samity-* "$root/opt/samity"
mkdir "$root/srv/samity"
inside useradd --system keeper
inside chown keeper /srv/samity
inside /opt/samity/bin/samity start >"$work/tarball.log" 2>&1 && fail 'a start without Node succeeds'
grep -q 'Samity needs Node 24 or later' "$work/tarball.log" || fail 'a start without Node says nothing'
cp "$(readlink -f node_modules/.bin/node)" "$root/usr/bin/node"
start_server tarball PORT="$port" HOST=127.0.0.1 SAMITY_DATA=/srv/samity setpriv --reuid=keeper --regid=keeper --clear-groups \
  /opt/samity/bin/samity start
wait_for "^  http://localhost:$port/" tarball
curl -fs "$url/" | grep -q '<html' || fail 'the website is not served'
stop_server
check 'files that the server wrote into its folder' '' "$(inside find /opt/samity -newer /usr/bin/node -user keeper)"

echo 'The package installs, starts, upgrades, and goes. The tarball starts with Node alone.'
