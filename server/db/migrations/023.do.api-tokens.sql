-- Tokens with which programs call the API. A token is long and random, so a plain hash of it is enough. Rows stay after a
-- token is revoked: the audit log names tokens.
create table api_tokens (
  id int generated always as identity primary key,
  name text not null,
  -- the administrator for whom it acts
  created_by int not null
    constraint api_tokens_created_by_fkey references users,
  role text not null
    constraint api_tokens_role_valid check (role in ('admin', 'staff', 'cashier', 'auditor')),
  -- ["read:sales", "write:members"]
  scopes jsonb not null,
  -- ["203.0.113.7", "2001:db8::/32"]; an empty list allows every address
  addresses jsonb not null default '[]',
  token_hash bytea not null
    constraint api_tokens_token_hash_key unique,
  -- the last characters of the token
  hint text not null,
  expires_on date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz,
  last_used_from text,
  revoked_at timestamptz,
  revoked_by int
    constraint api_tokens_revoked_by_fkey references users,
  version int not null default 1
);
create unique index api_tokens_name_key on api_tokens (name_key(name)) where revoked_at is null;
