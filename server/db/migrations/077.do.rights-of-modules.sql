-- What the service of a module may do in the API: what its release asks for and an administrator has approved.
create table module_rights (
  module text
    constraint module_rights_pkey primary key,
  -- {read:members,write:treasury}
  rights text[] not null,
  approved_by int not null
    constraint module_rights_approved_by_fkey references users,
  approved_at timestamptz not null default now()
);
select notify_changes('{module_rights}');
