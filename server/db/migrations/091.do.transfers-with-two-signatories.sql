-- former version: runs

-- The large cases of the sector are money that left a fixed deposit over forged or single signatures. A transfer from or to a deposit
-- waits until two people have signed it, each in a session of their own; a resolution decides it. The former version cannot
-- book such a transfer. Transfers from before have null, so that the digest of their rows stays as it was.
alter table transfers
  add column needs_signatures boolean,
  add column resolution_id int
    constraint transfers_resolution_id_fkey references resolutions,
  -- what it is for, in the words of a module: 'deposit/12'
  add column subject text,
  add constraint transfers_signatures_or_nothing check (needs_signatures),
  add constraint transfers_signatures_with_resolution check (needs_signatures is null or resolution_id is not null);
create index transfers_subject on transfers (subject) where subject is not null;
create index transfers_resolution on transfers (resolution_id) where resolution_id is not null;
create index transfers_to_sign on transfers (id) where needs_signatures and voided_at is null;

-- Append-only. A session may end and be deleted, so nothing refers to it.
create table transfer_approvals (
  id int generated always as identity primary key,
  transfer_id int not null
    constraint transfer_approvals_transfer_id_fkey references transfers,
  user_id int not null
    constraint transfer_approvals_user_id_fkey references users,
  session_id bigint not null,
  approved_at timestamptz not null default now(),
  constraint transfer_approvals_user_key unique (transfer_id, user_id),
  constraint transfer_approvals_session_key unique (transfer_id, session_id)
);

create trigger transfer_approvals_append_only
  before update or delete on transfer_approvals
  for each row execute function refuse_change();
alter table transfer_approvals enable always trigger transfer_approvals_append_only;
