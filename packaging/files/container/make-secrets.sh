#!/bin/sh
# Creates the secrets of container/compose.yaml in ./secrets. Existing ones stay. Keep a copy of backup_passphrase elsewhere:
# without it, nobody can restore a backup.
set -e
umask 077
mkdir -p secrets
if [ ! -e secrets/database_password ]; then
  openssl rand -hex 24 >secrets/database_password
  echo "postgres://samity:$(cat secrets/database_password)@database/samity" >secrets/database_url
fi
if [ ! -e secrets/backup_passphrase ]; then openssl rand -base64 32 >secrets/backup_passphrase; fi
# the server in the container is not the user that owns these files; the folder keeps others out
chmod 644 secrets/database_url secrets/database_password secrets/backup_passphrase
chmod 711 secrets
