-- former version: runs

-- A new association prints the correct spelling of English words, which is the default. An installation that has people keeps what
-- its papers and files have said so far.
insert into settings (key, value)
select 'prints', '{"spelling": "specified"}'::jsonb
where exists (select from users)
on conflict (key) do nothing;
