/*
 * The only script of a page that the server has filled in. The page can be read, followed and sent without any; what
 * makes it live comes at the first sign of a person, or when the network has been at rest for a while, so that it never
 * competes with what one came to see. On a page that the browser makes it is the last script, and mends what the browser
 * refused of the shell's own files.
 */

type Script = { href: string; integrity: string }
/** What a person did before the scripts came: how they do it, and how the browser does it without them. */
type Wish = { live: () => void; plain?: () => void }

const rest = 3000
/** So long a wish waits for the scripts (ms); then the browser fulfils it as it does without them. */
const patience = 1500
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const

// the server wrote it
const [shell, ...ahead] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as Script[]

let begun = false
let wish: Wish | undefined
let waiting: ReturnType<typeof setTimeout> | undefined

/** What asks for this site's own scripts: a link within it or a button. Everything else works as it always does. */
const livePart = ({ target }: Event): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>('a[href^="/"]:not([target]):not([download]), button')
    : null

function want(wanted: Wish): void {
  wish = wanted
  clearTimeout(waiting)
  if (wanted.plain) waiting = setTimeout(giveUp, patience)
}

/** A click that comes before the scripts do is kept for them: otherwise it would load a whole page. */
function holdClick(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const part = livePart(event)
  if (!part) return
  event.preventDefault()
  event.stopPropagation()
  const click = () => part.click()
  // such a button does nothing without scripts
  want({ live: click, ...(!part.matches('button[type="button"]') && { plain: click }) })
}

/** What is chosen before the scripts come is chosen again, since they begin with what the server wrote. */
function holdChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return
  const { value } = target
  const choose = () => {
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  }
  want({ live: choose, plain: () => target.form?.requestSubmit() })
}

function release(): Wish | undefined {
  const held = wish
  wish = undefined
  clearTimeout(waiting)
  document.removeEventListener('click', holdClick, true)
  document.removeEventListener('change', holdChoice, true)
  return held
}

function giveUp(): void {
  release()?.plain?.()
}

/** The scripts will not come: what only they could open stands open (Tiles), what they would send has its button. */
function goOnWithout(): void {
  document.documentElement.dataset['unscripted'] = ''
  giveUp()
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
  script.addEventListener('error', () => void mend([shell, ...ahead]))
}

/**
 * A wrong file may lie in the browser's cache for a year: it is fetched once past the cache, which keeps that one then.
 * Whether it is the right one the element compares; here only whether it can be had at all is asked.
 */
const renew = ({ href }: Script) =>
  fetch(href, { cache: 'reload' })
    .then((answer) => answer.blob())
    .catch(() => undefined)

/** An address that no cache has seen: within a page the browser remembers what it refused. */
const anew = (href: string) => `${href}?again=${Date.now()}`

/** Asks for the shell's script again, unless it cannot be had: then nobody waits for a third refusal. */
async function mend([entry, ...others]: Script[]): Promise<void> {
  if (!entry) return
  const [had] = await Promise.all([entry, ...others].map(renew))
  if (!had) return goOnWithout()
  const { href, integrity } = entry
  const script = add('script', { crossorigin: 'anonymous', integrity, src: anew(href) })
  script.addEventListener('error', goOnWithout)
}

/** Where the HTML names the shell's files itself, they have run before this script, or have been refused. */
async function mendOwn(): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[integrity]')]
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][integrity]')]
  for (const { sheet, href, integrity } of styles) {
    if (sheet) continue
    await renew({ href, integrity })
    add('link', { rel: 'stylesheet', crossorigin: 'anonymous', integrity, href: anew(href) })
  }
  // the shell's entry says so at its beginning (main.tsx)
  if ('samityBegun' in globalThis) return
  await mend(scripts.slice(0, 1).map(({ src, integrity }) => ({ href: src, integrity })))
}

if (shell) {
  document.addEventListener('click', holdClick, true)
  document.addEventListener('change', holdChoice, true)
}
document.addEventListener('samity:live', () => release()?.live())
document.addEventListener('samity:failed', goOnWithout)

if (!shell) void mendOwn()
else if (localStorage.getItem('access_token')) begin()
else {
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
  const later = () => setTimeout(begin, rest)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}
