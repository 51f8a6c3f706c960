-- Pictures are public only while something public refers to them; others need a session. Browsers send a cookie with
-- pictures, which is good for nothing else: the hash of it stands beside the hash of the session's token.
alter table sessions add column media_hash bytea;
create unique index sessions_media_hash on sessions (media_hash);

-- A picture of the website (a slide, the logo) is uploaded before the settings refer to it, and shown in their preview.
alter table pictures add column draft_until timestamptz;

create index advocates_photo on advocates (photo) where photo is not null;
create index gallery_items_image on gallery_items (image);
create index users_photo on users (photo) where photo is not null;
