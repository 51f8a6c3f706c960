-- former version: runs

-- How fast the screens of a release are in browsers: how many visits of a day fell into each bucket of a figure. Nothing of a person.
create table screen_figures (
  module text not null,
  release text not null,
  screen text not null,
  device text not null,
  figure text not null,
  day date not null,
  bucket smallint not null,
  visits int not null,
  constraint screen_figures_pkey primary key (module, release, screen, device, figure, day, bucket),
  constraint screen_figures_device_valid check (device in ('phone', 'desktop')),
  constraint screen_figures_figure_valid check (figure in ('rowsMs', 'framesMs', 'kib', 'requests'))
);
create index screen_figures_day on screen_figures (day);

-- For the comparison with a canary, for two weeks: a release counts as slower for a person only against the same person before. The person
-- is a hash with a key that no backup has.
create table screen_people (
  module text not null,
  release text not null,
  screen text not null,
  device text not null,
  figure text not null,
  person text not null,
  day date not null,
  visits smallint not null,
  -- the sum of the values of all visits
  total double precision not null,
  constraint screen_people_pkey primary key (module, release, screen, device, figure, person, day)
);
create index screen_people_day on screen_people (day);
