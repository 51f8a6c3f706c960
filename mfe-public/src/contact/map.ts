/** Maps that the page may show inside itself. */
const shownInside = new Set(['www.openstreetmap.org', 'www.google.com', 'maps.google.com'])

export type MapAddress = {
  /** Opens in a tab of its own */
  link: string
  /** Shown in the page, once someone has asked for it */
  inside: string | undefined
  host: string
}

/** The map of the settings, or where none is set one that looks for the place by its name. */
export function mapOf(set: string, place: string): MapAddress {
  const asked = encodeURIComponent(place)
  const search = `https://www.google.com/maps/search/?api=1&query=${asked}`
  if (set === '')
    return { link: search, inside: `https://www.google.com/maps?q=${asked}&output=embed`, host: 'google.com' }
  const { hostname, pathname, searchParams } = new URL(set)
  const embeds = pathname.includes('/embed') || searchParams.get('output') === 'embed'
  const host = hostname.replace(/^(www|maps)\./, '')
  // an address made for embedding shows nothing in a tab of its own
  return embeds && shownInside.has(hostname)
    ? { link: search, inside: set, host }
    : { link: set, inside: undefined, host }
}
