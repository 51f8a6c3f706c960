/** Made by packages/tooling/src/build/antd. Undefined in unit tests. */
declare const DARK_STYLES: { href: string; integrity: string } | undefined

const keyOf = (person: string) => `appearance ${person}`

/** The choices of a person in this browser: 'light' or 'dark', and 'compact'; by default none. */
export const readAppearance = (person: string): string[] =>
  (localStorage.getItem(keyOf(person)) ?? '').split(' ')

export const darkDevice = () => matchMedia('(prefers-color-scheme: dark)')

/** Shows the page as the person chose. The website is always light (Website.tsx). */
export function showAppearance(person: string): void {
  const choices = readAppearance(person)
  const isDark = choices.includes('dark') || (!choices.includes('light') && darkDevice().matches)
  const { dataset } = document.documentElement
  dataset['theme'] = isDark ? 'dark' : 'light'
  dataset['density'] = choices.includes('compact') ? 'compact' : 'comfortable'
  if (isDark) loadDarkStyles()
}

export function storeAppearance(person: string, choices: string[]): void {
  localStorage.setItem(keyOf(person), choices.join(' '))
  showAppearance(person)
}

const linkId = 'dark-styles'

function loadDarkStyles(): void {
  if (typeof DARK_STYLES === 'undefined' || document.getElementById(linkId)) return
  const link = document.createElement('link')
  const { href, integrity } = DARK_STYLES
  // in the head of the page that is being parsed, nothing is painted before it
  link.setAttribute('blocking', 'render')
  Object.assign(link, { id: linkId, rel: 'stylesheet', crossOrigin: 'anonymous', integrity, href })
  // the next change tries again
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}
