-- former version: runs

-- A Bengali paper shows the Bengali name of the person who received, counted or issued. '' shows the other name.
alter table users add column name_bengali text not null default '';
