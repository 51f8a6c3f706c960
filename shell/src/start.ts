/*
 * The only script of a page that the server has filled in. The page can be read, followed and sent without any; what
 * makes it live comes at the first sign of a person, or when the network has been at rest for a while, so that it never
 * competes with what one came to see. On a page that the browser makes it is the last script, and mends what the browser
 * refused of the shell's own files.
 */

type Script = { href: string; integrity: string }
/** What a person did before the scripts came: how they do it, and how the browser does it without them. */
type PendingAction = { live: () => void; plain?: () => void }

const idleDelayMs = 3000
/** So long a wish waits for the scripts (ms); then the browser fulfils it as it does without them. */
const scriptTimeoutMs = 1500
const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
] as const

// the server wrote it
const [shellScript, ...otherScripts] = JSON.parse(
  document.getElementById('scripts')?.textContent ?? '[]',
) as Script[]

let hasStarted = false
let pendingAction: PendingAction | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** What asks for this site's own scripts: a link within it or a button. Everything else works as it always does. */
const findInteractiveElement = ({ target }: Event): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>('a[href^="/"]:not([target]):not([download]), button')
    : null

function setPendingAction(action: PendingAction): void {
  pendingAction = action
  clearTimeout(timer)
  if (action.plain) timer = setTimeout(runFallback, scriptTimeoutMs)
}

/** A click that comes before the scripts do is kept for them: otherwise it would load a whole page. */
function deferClick(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const element = findInteractiveElement(event)
  if (!element) return
  event.preventDefault()
  event.stopPropagation()
  const click = () => element.click()
  // such a button does nothing without scripts
  setPendingAction({ live: click, ...(!element.matches('button[type="button"]') && { plain: click }) })
}

/** What is chosen before the scripts come is chosen again, since they begin with what the server wrote. */
function deferChange({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return
  const { value } = target
  const reselect = () => {
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  }
  setPendingAction({ live: reselect, plain: () => target.form?.requestSubmit() })
}

function takePendingAction(): PendingAction | undefined {
  const action = pendingAction
  pendingAction = undefined
  clearTimeout(timer)
  document.removeEventListener('click', deferClick, true)
  document.removeEventListener('change', deferChange, true)
  return action
}

function runFallback(): void {
  takePendingAction()?.plain?.()
}

/** The scripts will not come: what only they could open stands open (Tiles), what they would send has its button. */
function continueWithoutScripts(): void {
  document.documentElement.dataset['unscripted'] = ''
  runFallback()
}

function add(element: 'link' | 'script', attributes: Record<string, string>): HTMLElement {
  const node = document.createElement(element)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  document.head.append(node)
  return node
}

function loadScripts(): void {
  for (const eventName of interactionEvents) removeEventListener(eventName, loadScripts, true)
  if (!shellScript || hasStarted) return
  hasStarted = true
  for (const { href, integrity } of otherScripts)
    add('link', { rel: 'preload', as: 'script', crossorigin: 'anonymous', href, integrity })
  const script = add('script', {
    crossorigin: 'anonymous',
    integrity: shellScript.integrity,
    src: shellScript.href,
  })
  script.addEventListener('error', () => void retryShell([shellScript, ...otherScripts]))
}

/**
 * A wrong file may lie in the browser's cache for a year: it is fetched once past the cache, which keeps that one then.
 * Whether it is the right one the element compares; here only whether it can be had at all is asked.
 */
const refetch = ({ href }: Script) =>
  fetch(href, { cache: 'reload' })
    .then((response) => response.blob())
    .catch(() => undefined)

/** An address that no cache has seen: within a page the browser remembers what it refused. */
const cacheBustedUrl = (href: string) => `${href}?again=${Date.now()}`

/** Asks for the shell's script again, unless it cannot be had: then nobody waits for a third refusal. */
async function retryShell([entry, ...others]: Script[]): Promise<void> {
  if (!entry) return
  const [blob] = await Promise.all([entry, ...others].map(refetch))
  if (!blob) return continueWithoutScripts()
  const { href, integrity } = entry
  const script = add('script', { crossorigin: 'anonymous', integrity, src: cacheBustedUrl(href) })
  script.addEventListener('error', continueWithoutScripts)
}

/** Where the HTML names the shell's files itself, they have run before this script, or have been refused. */
async function retryFailedFiles(): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[integrity]')]
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][integrity]')]
  for (const { sheet, href, integrity } of styles) {
    if (sheet) continue
    await refetch({ href, integrity })
    add('link', { rel: 'stylesheet', crossorigin: 'anonymous', integrity, href: cacheBustedUrl(href) })
  }
  // the shell's entry says so at its beginning (main.tsx)
  if ('samityBegun' in globalThis) return
  await retryShell(scripts.slice(0, 1).map(({ src, integrity }) => ({ href: src, integrity })))
}

if (shellScript) {
  document.addEventListener('click', deferClick, true)
  document.addEventListener('change', deferChange, true)
}
document.addEventListener('samity:live', () => takePendingAction()?.live())
document.addEventListener('samity:failed', continueWithoutScripts)

if (!shellScript) void retryFailedFiles()
else if (localStorage.getItem('access_token')) loadScripts()
else {
  for (const eventName of interactionEvents)
    addEventListener(eventName, loadScripts, { capture: true, passive: true })
  const loadWhenIdle = () => setTimeout(loadScripts, idleDelayMs)
  if (document.readyState === 'complete') loadWhenIdle()
  else addEventListener('load', loadWhenIdle)
}
