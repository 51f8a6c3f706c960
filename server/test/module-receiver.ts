import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { FeedEvent } from '@samity/shared-api/contract/webhooks/event-kinds'
import type { ServiceClaims } from '@samity/shared-api/module'

export type ReceivedEvent = { event: FeedEvent; claims: ServiceClaims; isAccepted: boolean }
export type ReceivedJob = { name: string; due: string; claims: ServiceClaims }

/** The service of a module that runs elsewhere: in the test. */
export type ModuleReceiver = {
  events: ReceivedEvent[]
  jobs: ReceivedJob[]
  /** The events that it accepted with 2xx */
  accepted(): FeedEvent[]
  /** Decides what it answers; 204 by default. Without an answer the server waits. */
  answerWith(answer: (path: string, response: ServerResponse) => void): void
  close(): Promise<void>
}

export async function startModuleReceiver(port: number): Promise<ModuleReceiver> {
  const events: ReceivedEvent[] = []
  const jobs: ReceivedJob[] = []
  let answer = (_path: string, response: ServerResponse): void => {
    response.writeHead(204).end()
  }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (path === '/health') return void response.writeHead(200).end('{}')
      const [, payload = ''] = (request.headers.authorization ?? '').split('.')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as ServiceClaims
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
      if (path === '/-/events') {
        const received = { event: body as FeedEvent, claims, isAccepted: false }
        events.push(received)
        response.on('finish', () => (received.isAccepted = response.statusCode < 300))
      } else jobs.push({ name: path.replace('/-/jobs/', ''), ...(body as { due: string }), claims })
      answer(path, response)
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    events,
    jobs,
    accepted: () => events.filter(({ isAccepted }) => isAccepted).map(({ event }) => event),
    answerWith: (next) => (answer = next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
