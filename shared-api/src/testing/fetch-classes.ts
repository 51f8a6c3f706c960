import { runInThisContext } from 'node:vm'

// msw needs classes that jsdom lacks. Node has them outside the context in which jest runs a test.
const nodeClass = <T>(name: string) => runInThisContext(name) as T

const NodeRequest = nodeClass<typeof Request>('Request')
const NodeAbortController = nodeClass<typeof AbortController>('AbortController')

/** Node's Request accepts only Node's AbortSignal, and in a test the global AbortController is jsdom's. */
class PageRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
    if (!signal) super(input, init)
    else {
      const controller = new NodeAbortController()
      const abort = () => controller.abort(signal.reason)
      if (signal.aborted) abort()
      else signal.addEventListener('abort', abort)
      super(input, { ...init, signal: controller.signal })
    }
  }
}

const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

define('Request', PageRequest)
for (const name of [
  'Headers', // jsdom's does not work with Node's Response
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
])
  define(name, nodeClass(name))
