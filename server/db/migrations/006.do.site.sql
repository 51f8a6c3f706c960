-- What the website shows and receives: pictures, notices with their attachments, messages of visitors.

-- A picture is named by the hash of the uploaded file and stored in three widths.
create table pictures (
  hash text primary key,
  width int not null,
  height int not null,
  -- A picture of the website (a slide, the logo) is uploaded before the settings refer to it, and their preview shows it.
  preview_until timestamptz,
  created_at timestamptz not null default now()
);

create table picture_files (
  hash text not null
    constraint picture_files_hash_fkey references pictures on delete cascade,
  width int not null,
  -- WebP
  bytes bytea not null,
  -- for browsers without WebP: the server makes it at the first request and stores it
  jpeg bytea,
  primary key (hash, width)
);
-- WebP and JPEG do not compress a second time.
alter table picture_files alter column bytes set storage external;
alter table picture_files alter column jpeg set storage external;

-- An attachment is named by the hash of its content, like a picture.
create table attachments (
  hash text primary key,
  type text not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
-- PDF does not compress a second time.
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
select notify_changes('{notices}');

create table contact_messages (
  id int generated always as identity primary key,
  reference text not null generated always as (
    'MSG-' || extract(year from created_at at time zone 'Asia/Dhaka')::int::text || '-'
      || lpad(id::text, greatest(6, length(id::text)), '0')
  ) stored,
  name text not null,
  email text not null,
  subject text not null default '',
  message text not null default '',
  -- the sender's network address as a hash: enough to stop a flood, not to find a person
  sender bytea not null,
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contact_messages_reference_key unique (reference)
);
create index contact_messages_sender on contact_messages (sender, created_at);
