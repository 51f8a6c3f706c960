-- What the website says and hears: notices with their attachments, messages of visitors.

-- Attachments are named by the hash of their content, like pictures.
create table attachments (
  hash text primary key,
  type text not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
-- PDF does not compress a second time
alter table attachments alter column bytes set storage external;

create table notices (
  id int generated always as identity primary key,
  notice_date date not null,
  title text not null,
  title_bengali text not null default '',
  body text not null default '',
  body_bengali text not null default '',
  -- address, name, type and size of the file
  attachment jsonb,
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index notices_newest_first on notices (notice_date desc, id desc);

create table contact_messages (
  id int generated always as identity primary key,
  reference text not null generated always as (
    'MSG-' || extract(year from created_at at time zone 'Asia/Dhaka')::int::text || '-' || lpad(id::text, greatest(6, length(id::text)), '0')
  ) stored,
  name text not null,
  email text not null,
  subject text not null default '',
  message text not null default '',
  -- the sender's address as a hash: enough to hold back a flood, not to find a person
  sender bytea not null,
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contact_messages_reference_key unique (reference)
);
create index contact_messages_sender on contact_messages (sender, created_at);

select announce_changes('{notices}');
