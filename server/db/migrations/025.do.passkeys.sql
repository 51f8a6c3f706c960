-- Passkeys: a second step of signing in beside the code from an app. The private key stays on the person's device.

-- Recovery codes now also help people who have passkeys and no app.
alter table recovery_codes
  drop constraint recovery_codes_user_id_fkey,
  add constraint recovery_codes_user_id_fkey foreign key (user_id) references users on delete cascade;

-- What devices store about an account: random, so that it tells nothing about the person.
create table passkey_handles (
  user_id int primary key
    constraint passkey_handles_user_id_fkey references users on delete cascade,
  -- base64url of 32 bytes
  handle text not null
    constraint passkey_handles_handle_key unique
);

create table passkeys (
  id int generated always as identity primary key,
  user_id int not null
    constraint passkeys_user_id_fkey references users on delete cascade,
  -- base64url, chosen by the device
  credential_id text not null
    constraint passkeys_credential_id_key unique,
  -- COSE
  public_key bytea not null,
  -- How often the device has signed; 0 when it does not count. It never goes back, unless the device was copied.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  -- whether the person's other devices have it too
  backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- when the counter went back; from then on the passkey is refused
  clone_suspected_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Random values that devices sign. Each works once, for five minutes.
create table passkey_challenges (
  challenge text primary key,
  user_id int not null
    constraint passkey_challenges_user_id_fkey references users on delete cascade,
  purpose text not null
    constraint passkey_challenges_purpose_valid check (purpose in ('add', 'verify')),
  created_at timestamptz not null default now()
);
create index passkey_challenges_user on passkey_challenges (user_id);
