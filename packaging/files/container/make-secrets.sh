#!/bin/sh
# Creates the secrets of container/compose.yaml in ./secrets, and samity.env with the settings. Existing files stay. Keep copies of
# backup_passphrase and secret_key elsewhere: without them nobody can restore a backup, or sign in with two steps afterwards.
set -e
umask 077
here=$(dirname "$0")
mkdir -p secrets
random() { if [ ! -e "secrets/$1" ]; then openssl rand "$2" 32 >"secrets/$1"; fi; }
random postgres_password -hex
random database_password -hex
random backup_passphrase -base64
random secret_key -base64
if [ ! -e secrets/database_url ]; then
  echo "postgres://samity_app:$(cat secrets/database_password)@database/samity" >secrets/database_url
fi
if [ ! -e samity.env ]; then cp "$here/samity.env.example" samity.env; fi
# The users in the containers are others than the owner of these files, so each file is open to all; the engine mounts each one by
# itself. The folder keeps the users of this machine out. An engine without root runs as its owner.
chmod 644 secrets/*
chmod 700 secrets
