import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type Received = { to: string; text: string; id: string; sender: string; authorization: string }
type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => void

export const accept: Answer = (response, { id }) =>
  send(response, 200, { status: 'OK', data: [{ id: `ref-${id}` }] })
export const refuse: Answer = (response) =>
  send(response, 200, { status: 'ERROR', error: 'Insufficient balance' })
export const failInside: Answer = (response) => send(response, 500, {})
export const askToWait: Answer = (response) => send(response, 429, {})
export const closeConnection: Answer = (_response, _received, { socket }) => socket.destroy()
export const hang: Answer = () => undefined
export const answerTwice: Answer = (response, received, { socket }) => {
  const body = JSON.stringify({ status: 'OK', data: [{ id: `ref-${received.id}` }] })
  const whole = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  response.detachSocket(socket)
  socket.write(whole + whole)
}

const send = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A provider of SMS on this machine that behaves as told. */
export async function startProvider() {
  const received: Received[] = []
  const provider = { received, answer: accept, url: '', stop }
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const message = { ...(body as Received), authorization: request.headers.authorization ?? '' }
      received.push(message)
      provider.answer(response, message, request)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // a server that listens on a port has an AddressInfo
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
  return provider

  async function stop() {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  }
}
