const trackingParam = /^(fbclid|gclid|gbraid|wbraid|msclkid|igshid|igsh|mc_[ce]id|utm_\w+)$/i

/**
 * Removes tracking parameters (`utm_*`, `fbclid` …) from a search string: they do not change the page, so the
 * cache ignores them.
 */
export function stripTrackingParams(search: string): string {
  const params = new URLSearchParams(search)
  const trackingNames = [...params.keys()].filter((name) => trackingParam.test(name))
  if (trackingNames.length === 0) return search
  for (const name of trackingNames) params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}
