-- Photos of associates, for their cards. A photo is no part of the money record: it may be added when the day is locked, and it
-- does not change the record's digest.
create table associate_photos (
  associate_id int primary key
    constraint associate_photos_associate_id_fkey references associate_registrations,
  photo text not null
);
create index associate_photos_photo on associate_photos (photo);
