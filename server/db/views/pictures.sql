-- Which pictures and attachments something refers to, and which of them visitors may see. A new picture field belongs in
-- both views; a test compares them with the declared fields.

create view picture_references as
select photo as address
from advocates
where photo is not null
union all
select photo
from users
where photo is not null
union all
select photo
from associate_photos
union all
select image
from gallery_items
union all
select regexp_replace(attachment ->> 'url', '/[^/]*$', '')
from notices
where attachment is not null
union all
select address
from settings, regexp_matches(value::text, '/media/[0-9a-f]{40}', 'g') as matches, unnest(matches) as address;

create view public_pictures as
select a.photo as address
from advocates a
cross join hidden_fields h
where a.photo is not null and a.archived_at is null and not (withheld_from_card(a.withheld_fields, a.consent_shown) || h.fields) ? 'photo'
union all
select photo
from public_committees
where photo is not null
union all
select image
from gallery_items
where archived_at is null
union all
select regexp_replace(attachment ->> 'url', '/[^/]*$', '')
from notices
where attachment is not null and archived_at is null
union all
select address
from settings, regexp_matches(value::text, '/media/[0-9a-f]{40}', 'g') as matches, unnest(matches) as address
union all
select '/media/' || hash
from pictures
where preview_until > now();
