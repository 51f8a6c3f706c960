-- former version: runs

-- The code that wrote what an event is about: the module and release that asked, and the revision of the module registry. The module is
-- null for the shell, a program with an API token and a command; the revision for a command.
alter table audit_events
  add column module text,
  add column release text,
  add column composition int;
create index audit_events_release on audit_events (release, id) where release is not null;

-- A module never stands without the revision, or the hash would not cover it.
alter table audit_events
  add constraint audit_events_provenance_complete
    check ((module is null) = (release is null) and (module is null or composition is not null));
