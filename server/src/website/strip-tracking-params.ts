const trackingParam = /^(fbclid|gclid|gbraid|wbraid|msclkid|igshid|igsh|mc_[ce]id|utm_\w+)$/i

/** What an address asks of a page, without what those who pass links on hang on them: it is the same page for everyone. */
export function stripTrackingParams(search: string): string {
  const params = new URLSearchParams(search)
  const trackingNames = [...params.keys()].filter((name) => trackingParam.test(name))
  if (trackingNames.length === 0) return search
  for (const name of trackingNames) params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}
