-- former version: runs

-- The title of the module and the tables that its last release declared, so that people read them when no release is left. Null for a
-- module that declares none.
alter table module_schemas add column records jsonb constraint module_schemas_records_object check (jsonb_typeof(records) = 'object');
