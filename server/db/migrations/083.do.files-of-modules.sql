-- former version: runs

-- Pictures and scans of modules. Core tables never refer to them; the module's own rows have their addresses.
create table module_files (
  -- unguessable, and the name in the address: '/media/modules/<id>'
  id text
    constraint module_files_pkey primary key,
  module text not null,
  kind text not null,
  name text not null,
  type text not null,
  -- of a picture: its size before it was made smaller
  width int,
  height int,
  -- all contents together, as the quota of the module counts them
  bytes bigint not null,
  is_public boolean not null default false,
  -- null until the module's service says that a row has it; the server deletes it after a day
  kept_at timestamptz,
  created_by int
    constraint module_files_created_by_fkey references users,
  created_at timestamptz not null default now(),
  constraint module_files_kind_valid check (kind in ('picture', 'scan')),
  constraint module_files_size_complete check ((kind = 'picture') = (width is not null and height is not null)),
  constraint module_files_public_kept check (kept_at is not null or not is_public)
);
create index module_files_module on module_files (module);
create index module_files_unkept on module_files (created_at) where kept_at is null;

create table module_file_contents (
  file_id text not null
    constraint module_file_contents_file_fkey references module_files on delete cascade,
  -- of a picture; 0 for a scan, which has one content
  width int not null,
  bytes bytea not null,
  constraint module_file_contents_pkey primary key (file_id, width)
);
-- WebP and PDF do not compress a second time.
alter table module_file_contents alter column bytes set storage external;
