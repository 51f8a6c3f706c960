-- former version: runs

-- The session of a member on the own page: 30 minutes without a request, 8 hours at most. Only the hash of its token is stored.
create table member_sessions (
  id bigint generated always as identity
    constraint member_sessions_pkey primary key,
  advocate_id int not null
    constraint member_sessions_advocate_id_fkey references advocates on delete cascade,
  token_hash bytea not null
    constraint member_sessions_token_hash_key unique,
  device text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index member_sessions_advocate on member_sessions (advocate_id);

-- The one code with which a member can sign in now, as a keyed hash: six digits could be guessed from a plain one. Tries are counted
-- by the typed number (attempt_counters), so that an unknown number takes the same work.
create table member_codes (
  advocate_id int
    constraint member_codes_pkey primary key
    constraint member_codes_advocate_id_fkey references advocates on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null
);

-- Whether the public card may show how to reach the member. Null for a member who has never decided.
alter table advocates
  add column consent_shown boolean,
  add column consent_at timestamptz,
  add constraint advocates_consent_has_its_date check ((consent_shown is null) = (consent_at is null));
