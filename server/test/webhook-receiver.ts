import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FeedEvent } from '@samity/shared-api/contract/webhooks/event-kinds'

export type ReceivedMessage = {
  headers: IncomingHttpHeaders
  body: string
  event: FeedEvent
  isAccepted: boolean
}

/** A program that receives webhooks, on this machine. */
export type WebhookReceiver = {
  url: string
  messages: ReceivedMessage[]
  /** The messages that it accepted with 2xx */
  accepted(): ReceivedMessage[]
  /** Decides what it answers; 204 by default. Without an answer the sender waits. */
  answerWith(answer: (event: FeedEvent, response: ServerResponse) => void): void
  close(): Promise<void>
}

export async function startReceiver(port = 0): Promise<WebhookReceiver> {
  const messages: ReceivedMessage[] = []
  const accept = (_event: FeedEvent, response: ServerResponse) => void response.writeHead(204).end()
  let answer: (event: FeedEvent, response: ServerResponse) => void = accept
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const event = JSON.parse(body) as FeedEvent
      const message = { headers: request.headers, body, event, isAccepted: false }
      messages.push(message)
      response.on('finish', () => (message.isAccepted = response.statusCode < 300))
      answer(event, response)
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    messages,
    accepted: () => messages.filter(({ isAccepted }) => isAccepted),
    answerWith: (next) => (answer = next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
