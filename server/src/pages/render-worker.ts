import { parentPort } from 'node:worker_threads'
import type { Get, Render } from '@samity/shared-api/module'
import type { FromWorker, ToWorker } from './render-pool.ts'

if (!parentPort) throw new Error('This file runs as a worker.')
const port = parentPort
const say = (message: FromWorker) => port.postMessage(message)

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }
const waiting = new Map<number, Waiting>()
let asked = 0

/** Rendering happens here, reading from the API happens in the server: the worker has no database and no secrets. */
const get: Get = (path) =>
  new Promise((resolve, reject) => {
    asked += 1
    waiting.set(asked, { resolve, reject })
    say({ type: 'get', id: asked, path })
  })

async function render({
  id,
  file,
  place,
  association,
}: Extract<ToWorker, { type: 'render' }>): Promise<void> {
  try {
    // a release's render.mjs exports what the contract says
    const { render } = (await import(file)) as { render: Render }
    say({ type: 'rendered', id, page: await render(place, get, association) })
  } catch (error) {
    say({
      type: 'failed',
      id,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
}

function answer({ id, value, problem }: Extract<ToWorker, { type: 'answer' }>): void {
  const asker = waiting.get(id)
  waiting.delete(id)
  if (problem === undefined) asker?.resolve(value)
  else asker?.reject(new Error(problem))
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'render') void render(message)
  else answer(message)
})
