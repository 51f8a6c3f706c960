#!/bin/sh
# The image of PostgreSQL runs this once, for an empty volume. Samity's role owns the database and is no superuser: what gets into its
# connection reads no files and runs no programs.
set -e
psql --username postgres --dbname postgres --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/database_password)" <<'SQL'
create role samity_app login password :'password';
create database samity owner samity_app encoding 'UTF8' template template0;
revoke connect on database postgres, template1 from public;
\connect samity
\i /samity/module-roles.sql
SQL
