/*
 * The only script in the HTML of a page that the server has rendered. Such a page can be read, and its links
 * and forms work, without any script. This script loads the shell at the first interaction, or 3 seconds
 * after the load event, so that the shell's files never compete with the content. On the sign-in page it
 * loads the shell right after the first paint, because everybody who opens that page needs it. On a page that
 * the browser renders, this is the last script: it retries the shell's files that the browser refused.
 */

type Script = { href: string; integrity: string }
/** An action from before the scripts: `live` repeats it with them, `plain` does it without them. */
type PendingAction = { live: () => void; plain?: () => void }

const idleDelayMs = 3000
/** After this time an action runs without the scripts. */
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

// the server writes this list
const scriptList = document.getElementById('scripts')
const [shellScript, ...otherScripts] = JSON.parse(scriptList?.textContent ?? '[]') as Script[]

let hasStarted = false
let pendingAction: PendingAction | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The link within this site or the button of an event. Only these need the shell's scripts. */
const findInteractiveElement = ({ target }: Event): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>('a[href^="/"]:not([target]):not([download]), button')
    : null

/** True if only scripts can send the form, never the browser itself (ScriptedForm.tsx). */
const isScripted = (form: Element | null | undefined): boolean => form?.matches('[data-scripted]') === true

function setPendingAction(action: PendingAction): void {
  pendingAction = action
  clearTimeout(timer)
  if (action.plain) timer = setTimeout(runFallback, scriptTimeoutMs)
}

/** Defers a click until the scripts are ready. Without this it would load a whole page. */
function deferClick(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const element = findInteractiveElement(event)
  if (!element) return
  event.preventDefault()
  event.stopPropagation()
  const click = () => element.click()
  // such a button does nothing without scripts
  const needsScripts = element.matches('button[type="button"]') || isScripted(element.closest('form'))
  setPendingAction({ live: click, ...(!needsScripts && { plain: click }) })
}

/** Holds back a form that only scripts can send: password managers submit without a click. */
function deferSubmit(event: SubmitEvent): void {
  const { target: form } = event
  if (!(form instanceof HTMLFormElement) || !isScripted(form)) return
  event.preventDefault()
  event.stopPropagation()
  setPendingAction({ live: () => form.requestSubmit() })
}

/** Repeats a selection later: React starts with the values of the server's HTML. */
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

/** The scripts have failed for good: the page shows open menus, and forms with buttons. */
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

/** The browser also reports a pointer that rests where a page appears. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

const handleInteraction = (event: Event) => {
  if (!isAtRest(event)) loadScripts()
}

function loadScripts(): void {
  for (const eventName of interactionEvents) removeEventListener(eventName, handleInteraction, true)
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
 * Fetches a file past the browser's cache, which may hold a wrong file for a year, and so replaces the cached
 * one. The element checks the hash later. Returns undefined when the file cannot be fetched.
 */
const refetch = ({ href }: Script) =>
  fetch(href, { cache: 'reload' })
    .then((response) => response.blob())
    .catch(() => undefined)

/** Returns a URL that no cache knows. Within one page the browser remembers the files that it refused. */
const cacheBustedUrl = (href: string) => `${href}?again=${Date.now()}`

/** Loads the shell's script again, or continues without scripts when it cannot be fetched. */
async function retryShell([entry, ...others]: Script[]): Promise<void> {
  if (!entry) return
  const [blob] = await Promise.all([entry, ...others].map(refetch))
  if (!blob) return continueWithoutScripts()
  const { href, integrity } = entry
  const script = add('script', { crossorigin: 'anonymous', integrity, src: cacheBustedUrl(href) })
  script.addEventListener('error', continueWithoutScripts)
}

/** Retries the files in the HTML that the browser refused. They run before this script. */
async function retryFailedFiles(): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[defer][integrity]')]
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][integrity]')]
  for (const { sheet, href, integrity } of styles) {
    if (sheet) continue
    await refetch({ href, integrity })
    add('link', { rel: 'stylesheet', crossorigin: 'anonymous', integrity, href: cacheBustedUrl(href) })
  }
  // entry.ts sets this flag
  if ('samityBegun' in globalThis) return
  await retryShell(scripts.slice(0, 1).map(({ src, integrity }) => ({ href: src, integrity })))
}

if (shellScript) {
  document.addEventListener('click', deferClick, true)
  document.addEventListener('change', deferChange, true)
}
// stays after a failure of the scripts, so that the browser never sends the form
if (shellScript) document.addEventListener('submit', deferSubmit, true)
document.addEventListener('samity:live', () => {
  document.removeEventListener('submit', deferSubmit, true)
  takePendingAction()?.live()
})
document.addEventListener('samity:failed', continueWithoutScripts)

if (!shellScript) void retryFailedFiles()
else if (localStorage.getItem('access_token')) loadScripts()
else {
  // a frame is painted after its callbacks, and before the next task
  if (scriptList?.hasAttribute('data-at-once')) requestAnimationFrame(() => setTimeout(loadScripts))
  for (const eventName of interactionEvents)
    addEventListener(eventName, handleInteraction, { capture: true, passive: true })
  const loadWhenIdle = () => setTimeout(loadScripts, idleDelayMs)
  if (document.readyState === 'complete') loadWhenIdle()
  else addEventListener('load', loadWhenIdle)
}
