/** Maps that the page may show inside itself. */
const embeddableHosts = new Set(['www.openstreetmap.org', 'www.google.com', 'maps.google.com'])

export type MapLinks = {
  /** Opens in a tab of its own */
  url: string
  /** Shown in the page, once someone has asked for it */
  embedUrl: string | undefined
  host: string
}

/** The map of the settings, or where none is set one that looks for the place by its name. */
export function mapLinks(configuredUrl: string, placeName: string): MapLinks {
  const query = encodeURIComponent(placeName)
  const searchUrl = `https://www.google.com/maps/search/?api=1&query=${query}`
  if (configuredUrl === '')
    return {
      url: searchUrl,
      embedUrl: `https://www.google.com/maps?q=${query}&output=embed`,
      host: 'google.com',
    }
  const { hostname, pathname, searchParams } = new URL(configuredUrl)
  const isEmbed = pathname.includes('/embed') || searchParams.get('output') === 'embed'
  const host = hostname.replace(/^(www|maps)\./, '')
  // an address made for embedding shows nothing in a tab of its own
  return isEmbed && embeddableHosts.has(hostname)
    ? { url: searchUrl, embedUrl: configuredUrl, host }
    : { url: configuredUrl, embedUrl: undefined, host }
}
