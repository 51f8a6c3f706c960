-- Single sign-on (OpenID Connect): which identity of a provider may open which account.

-- An account that a provider's sign-in created has no password until somebody sets one.
alter table users
  alter column password_hash drop not null;

create table sign_on_links (
  id int generated always as identity primary key,
  issuer text not null,
  -- The provider's own name for the person, which never changes. An e-mail address may change hands.
  subject text not null,
  user_id int not null
    constraint sign_on_links_user_id_fkey references users on delete cascade,
  -- as the provider gave it, so that an administrator can recognise the person
  email text not null default '',
  name text not null default '',
  -- the role that the provider's claim gave at the last sign-in; null when it gave none
  mapped_role text
    constraint sign_on_links_mapped_role_valid check (mapped_role in ('admin', 'staff', 'cashier', 'auditor')),
  created_at timestamptz not null default now(),
  -- null while an administrator has not allowed the link: nobody signs in with it
  approved_at timestamptz,
  last_used_at timestamptz,
  constraint sign_on_links_subject_key unique (issuer, subject)
);
create index sign_on_links_user on sign_on_links (user_id);

-- Between the provider's answer and the session: the browser has the ticket in a cookie that no script can read.
create table sign_on_tickets (
  token_hash bytea primary key,
  user_id int not null
    constraint sign_on_tickets_user_id_fkey references users on delete cascade,
  created_at timestamptz not null default now()
);
create index sign_on_tickets_user on sign_on_tickets (user_id);
