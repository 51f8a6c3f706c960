/*
 * The only script of a page that the server has filled in. The page can be read, followed and sent without any; what
 * makes it live comes at the first sign of a person, or when the network has been at rest for a while, so that it never
 * competes with what one came to see.
 */

type Script = { href: string; integrity: string }

const rest = 3000
const patience = 10_000
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const

// the server wrote it
const [shell, ...ahead] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as Script[]

let held: HTMLElement | undefined

/** What asks for this site's own scripts: a link within it or a button. Everything else works as it always does. */
const livePart = ({ target }: Event): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>('a[href^="/"]:not([target]):not([download]), button')
    : null

/** A click that comes before the scripts do is kept for them: otherwise it would load a whole page. */
function hold(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const part = livePart(event)
  if (!part) return
  event.preventDefault()
  event.stopPropagation()
  held = part
}

function release(): void {
  document.removeEventListener('click', hold, true)
  held?.click()
  held = undefined
}

function add(element: 'link' | 'script', of: Record<string, string>): HTMLElement {
  const added = document.createElement(element)
  for (const [name, value] of Object.entries(of)) added.setAttribute(name, value)
  document.head.append(added)
  return added
}

function begin(): void {
  for (const sign of signs) removeEventListener(sign, begin, true)
  if (!shell || begun) return
  begun = true
  for (const { href, integrity } of ahead)
    add('link', { rel: 'preload', as: 'script', crossorigin: 'anonymous', href, integrity })
  const script = add('script', { crossorigin: 'anonymous', integrity: shell.integrity, src: shell.href })
  script.addEventListener('error', release)
  setTimeout(release, patience)
}

let begun = false
document.addEventListener('click', hold, true)
document.addEventListener('samity:live', release)

if (localStorage.getItem('access_token')) begin()
else {
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
  const later = () => setTimeout(begin, rest)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}
