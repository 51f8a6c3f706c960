-- The database schemas of modules. Each has a role of its own, which can touch nothing else; the schema itself lists its migrations.

create table module_schemas (
  module text
    constraint module_schemas_pkey primary key,
  role text not null
    constraint module_schemas_role_key unique,
  -- encrypted with the key that is outside the database; empty after a restore
  password text not null,
  -- the number of the last migration; 0 before the first
  version int not null default 0
    constraint module_schemas_version_valid check (version >= 0),
  -- releases for this version and later ones work with the schema as it is
  oldest int not null default 0,
  created_at timestamptz not null default now(),
  migrated_at timestamptz,
  constraint module_schemas_oldest_up_to_version check (oldest <= version)
);

-- The migrations that made each schema, as the releases contained them. A restore runs them again. The module's own schema lists them
-- too, in the transaction of the migration; but what a module owns, it can replace by a view, which would run with the reader's rights.
create table module_migrations (
  module text not null
    constraint module_migrations_module_fkey references module_schemas on delete cascade,
  version int not null,
  name text not null,
  hash text not null,
  text text not null,
  constraint module_migrations_pkey primary key (module, version)
);
