-- former version: runs

-- What the association decides about the extensions in a slot. Those without an entry follow, in the order of their modules.
create table extension_places (
  slot text
    constraint extension_places_pkey primary key,
  ids text[] not null,
  hidden_ids text[] not null
    constraint extension_places_hidden_valid check (hidden_ids <@ ids),
  version int not null default 1
);

select notify_changes('{extension_places}');
