const ofPassedLinks = /^(fbclid|gclid|gbraid|wbraid|msclkid|igshid|igsh|mc_[ce]id|utm_\w+)$/i

/** What an address asks of a page, without what those who pass links on hang on them: it is the same page for everyone. */
export function askedOf(search: string): string {
  const asked = new URLSearchParams(search)
  const hung = [...asked.keys()].filter((name) => ofPassedLinks.test(name))
  if (hung.length === 0) return search
  for (const name of hung) asked.delete(name)
  return asked.size > 0 ? `?${asked}` : ''
}
