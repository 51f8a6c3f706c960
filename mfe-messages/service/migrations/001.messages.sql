-- SMS and e-mails to members. Members belong to the association: a message keeps the id, the number, the name and the address that the
-- member had when it was planned; the address follows the member's until it is sent.

create function search_key(value text) returns text language sql immutable parallel safe
  return lower(translate(value, '০১২৩৪৫৬৭৮৯', '0123456789'));

create table messages (
  id bigint generated always as identity primary key,
  advocate_id bigint not null,
  advocate_number text not null,
  advocate_name text not null,
  channel text not null check (channel in ('sms', 'email')),
  address text not null,
  kind text not null,
  period text not null check (period <> ''),
  subject text not null default '',
  body text not null check (body <> ''),
  parts int not null check (parts >= 0),
  cost_paisa bigint not null check (cost_paisa >= 0),
  state text not null default 'planned'
    check (state in ('planned', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'suppressed', 'cancelled')),
  reason text not null default '',
  reference text not null default '',
  way text not null default '',
  -- a person may send a failed one again: each try has its own number for the provider
  try int not null default 1,
  planned_at timestamptz not null default now(),
  planned_by text not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  search_text text not null generated always as (
    search_key(advocate_number || ' ' || advocate_name || ' ' || address || ' ' || body || ' ' || period)
  ) stored,
  -- whatever fails, a member gets one message of a kind and period
  constraint messages_once unique (advocate_id, kind, period),
  constraint messages_address check (address <> '' or state in ('suppressed', 'cancelled')),
  constraint messages_claimed check (claimed_at is not null or state in ('planned', 'suppressed', 'cancelled'))
);
create index messages_planned on messages (channel, id) where state = 'planned';
create index messages_claimed_at on messages (channel, claimed_at) where claimed_at is not null;
create index messages_reference on messages (reference) where reference <> '';

create table opt_outs (
  advocate_id bigint primary key,
  advocate_number text not null,
  advocate_name text not null,
  since timestamptz not null default now(),
  written_by text not null,
  reason text not null default ''
);

-- every saved version; the newest applies
create table templates (
  kind text not null,
  version int not null,
  text_en text not null,
  text_bn text not null,
  subject_en text not null,
  subject_bn text not null,
  saved_by text not null,
  saved_at timestamptz not null default now(),
  primary key (kind, version)
);
insert into templates (kind, version, subject_en, text_en, subject_bn, text_bn, saved_by) values
  ('free', 1, 'From your bar association', 'Dear {{name}}, ', 'আপনার বার সমিতি থেকে', '{{name}}, ', 'Samity'),
  ('dues', 1, 'What you owe', '{{name}} ({{number}}): your dues are Tk {{owed}} for {{months}} months. Please pay at the counter.',
    'আপনার বকেয়া', '{{name}} ({{number}}): আপনার বকেয়া {{owed}} টাকা, {{months}} মাসের। কাউন্টারে পরিশোধ করুন।', 'Samity'),
  ('notice', 1, '{{title}}', 'Notice of {{day}}: {{title}}. Read it on the website of the bar association.',
    '{{title}}', '{{day}} তারিখের বিজ্ঞপ্তি: {{title}}। বার সমিতির ওয়েবসাইটে পড়ুন।', 'Samity'),
  ('receipt', 1, 'Receipt {{receipt}}', '{{name}} ({{number}}): Tk {{amount}} received on {{day}}, receipt {{receipt}}.',
    'রসিদ {{receipt}}', '{{name}} ({{number}}): {{day}} তারিখে {{amount}} টাকা পাওয়া গেছে, রসিদ {{receipt}}।', 'Samity'),
  ('papers', 1, 'Papers sold in your name, {{month}}',
    '{{name}} ({{number}}): papers sold in your name in {{month}}: {{papers}}. Is this wrong? Tell the office.',
    '{{month}} মাসে আপনার নামে বিক্রি', '{{name}} ({{number}}): {{month}} মাসে আপনার নামে বিক্রি হয়েছে {{papers}}। ভুল হলে অফিসে জানান।', 'Samity'),
  ('renewal', 1, 'Renew the registration of {{associate}}',
    '{{name}} ({{number}}): the registration of your associate {{associate}} is valid until {{valid_until}}. Please renew it.',
    '{{associate}}-এর নবায়ন', '{{name}} ({{number}}): আপনার সহকারী {{associate}}-এর মেয়াদ {{valid_until}} পর্যন্ত। নবায়ন করুন।', 'Samity');

-- periods that a job has finished, so that it reads the same members once
create table finished_periods (
  kind text not null,
  period text not null,
  finished_at timestamptz not null default now(),
  primary key (kind, period)
);

-- one row: claims share it, and who stops the sending waits for them
create table sending (
  one boolean primary key default true check (one),
  stopped_at timestamptz,
  stopped_by text,
  provider text not null default '',
  provider_version int not null default 1,
  report_secret text not null
);
insert into sending (report_secret) values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- claims of a channel lock its row, so that pace and ceiling hold for all processes together
create table channels (
  channel text primary key,
  paused_until timestamptz,
  problem text not null default ''
);
insert into channels (channel) values ('sms'), ('email');
