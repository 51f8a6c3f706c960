// What browsers have, the parts rely on, and jsdom lacks.

class Channel {
  port1: { onmessage: ((event: object) => void) | null } = { onmessage: null }
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.({})) }
}
// only the one direction that the form library uses to wait a moment
globalThis.MessageChannel ??= Channel as unknown as typeof MessageChannel

URL.createObjectURL ??= () => 'blob:test'
URL.revokeObjectURL ??= () => undefined

/** A printer that is done at once. */
window.print = () => void window.dispatchEvent(new Event('afterprint'))
