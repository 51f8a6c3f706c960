-- The second step of signing in: a code that changes every half minute, from an app on the person's phone.
create table two_factor (
  user_id int primary key constraint two_factor_user_known references users on delete cascade,
  -- Base32, as the app keeps it too.
  secret text not null,
  created_at timestamptz not null default now(),
  -- Null until a code has proved that the app has the secret.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: no code works twice.
  last_step bigint not null default 0
);

-- For whoever lost the phone: each works once, and only its hash is kept.
create table recovery_codes (
  user_id int not null constraint recovery_codes_user_known references two_factor on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_key primary key (user_id, code_hash)
);

-- The roles that may not work without it.
create table two_factor_roles (
  role text primary key constraint two_factor_roles_known check (role in ('admin', 'staff', 'cashier', 'auditor'))
);
select announce_changes('{two_factor_roles}');
