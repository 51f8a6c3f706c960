import { configure } from '@testing-library/react'

// Browser features that the components need and jsdom lacks.

class MessageChannelStub {
  port1: { onmessage: ((event: object) => void) | null } = { onmessage: null }
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.({})) }
}
// implements only the direction in which the form library uses it, as a short delay
globalThis.MessageChannel ??= MessageChannelStub as unknown as typeof MessageChannel

Element.prototype.scrollTo ??= () => undefined

URL.createObjectURL ??= () => 'blob:test'
URL.revokeObjectURL ??= () => undefined

/** Ignores the click on a download link, because jsdom cannot navigate. */
const originalClick = HTMLAnchorElement.prototype.click
HTMLAnchorElement.prototype.click = function click() {
  if (!this.download) originalClick.call(this)
}

/** Printing is done at once. */
window.print = () => void window.dispatchEvent(new Event('afterprint'))

// Typing key by key into a whole form is slow on a busy machine.
const msPerSecond = 1000
jest.setTimeout(30 * msPerSecond)
configure({ asyncUtilTimeout: 10 * msPerSecond })

/**
 * Makes media queries behave as in a window of this width in pixels; jsdom has no layout. Returns a function
 * that undoes it.
 */
export function setWindowWidth(width: number): () => void {
  const { matchMedia } = window
  window.matchMedia = ((query: string) => ({
    matches:
      width >= Number(/width >= (\d+)px/.exec(query)?.[1] ?? Infinity) ||
      width < Number(/width < (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia
  return () => {
    window.matchMedia = matchMedia
  }
}
