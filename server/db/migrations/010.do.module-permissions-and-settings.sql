-- What administrators decide about modules: which roles have a permission, and the module's settings.

-- A permission without a row has the roles that its module declares.
create table permission_roles (
  permission text
    constraint permission_roles_pkey primary key,
  roles text[] not null
    constraint permission_roles_roles_valid check (roles <@ '{admin,staff,cashier,auditor}'),
  version int not null default 1
);

-- Only values that somebody saved; the rest has the default of the release.
create table module_settings (
  module text
    constraint module_settings_pkey primary key,
  settings jsonb not null
    constraint module_settings_settings_object check (jsonb_typeof(settings) = 'object'),
  version int not null default 1
);

select notify_changes('{permission_roles,module_settings}');
