-- The association may have a logo of its own; one that never chose any has the drawn emblem.
update settings
set value = value || '{"logo": null}'
where key = 'association' and not value ? 'logo';
