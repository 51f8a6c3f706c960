-- A public resolution is a notice on the website. The notice follows the resolution: it changes and disappears with it.
alter table notices
  add resolution_id int
    constraint notices_resolution_id_key unique
    constraint notices_resolution_id_fkey references resolutions;
