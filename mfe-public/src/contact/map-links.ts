const embeddableHosts = new Set(['www.openstreetmap.org', 'www.google.com', 'maps.google.com'])

export type MapLinks = {
  /** Opens in a new tab */
  url: string
  /** Embedded in the page after the visitor has opened the map */
  embedUrl: string | undefined
  host: string
}

/**
 * Returns the links of the map in the settings. If none is configured, the links search for the place by its
 * name.
 */
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
  // a URL for embedding shows nothing when it is opened in a tab
  return isEmbed && embeddableHosts.has(hostname)
    ? { url: searchUrl, embedUrl: configuredUrl, host }
    : { url: configuredUrl, embedUrl: undefined, host }
}
