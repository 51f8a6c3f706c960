import { configure } from '@testing-library/react'

// What browsers have, the parts rely on, and jsdom lacks.

class MessageChannelStub {
  port1: { onmessage: ((event: object) => void) | null } = { onmessage: null }
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.({})) }
}
// only the one direction that the form library uses to wait a moment
globalThis.MessageChannel ??= MessageChannelStub as unknown as typeof MessageChannel

URL.createObjectURL ??= () => 'blob:test'
URL.revokeObjectURL ??= () => undefined

/** A download is not followed: jsdom cannot leave the page. */
const originalClick = HTMLAnchorElement.prototype.click
HTMLAnchorElement.prototype.click = function click() {
  if (!this.download) originalClick.call(this)
}

/** A printer that is done at once. */
window.print = () => void window.dispatchEvent(new Event('afterprint'))

// Typing key by key into a whole form takes its time where other work shares the machine.
const msPerSecond = 1000
jest.setTimeout(30 * msPerSecond)
configure({ asyncUtilTimeout: 10 * msPerSecond })

/** A window that is so many pixels wide; jsdom itself has no size. Answers what takes it away again. */
export function setWindowWidth(width: number): () => void {
  const { matchMedia } = window
  window.matchMedia = ((query: string) => ({
    matches: query === 'print' ? false : width >= Number(/width >= (\d+)px/.exec(query)?.[1] ?? Infinity),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia
  return () => {
    window.matchMedia = matchMedia
  }
}
