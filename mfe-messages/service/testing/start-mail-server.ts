import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** What the server does with a command; undefined closes the connection, and a text is its answer. */
type Reply = (command: string) => string | undefined

const usual: Reply = (command) => {
  if (command.startsWith('EHLO')) return '250 test'
  if (command === 'DATA') return '354 go on'
  return command === 'QUIT' ? '221 bye' : '250 fine'
}

/** A mail server on this machine, without encryption, that keeps what it has accepted. */
export async function startMailServer() {
  const mail = { accepted: [] as string[], reply: usual, usual, port: 0, stop }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let text: string | undefined
    let rest = ''
    const answer = (command: string) => {
      const line = mail.reply(command)
      if (line === undefined) socket.destroy()
      else socket.write(`${line}\r\n`)
    }
    socket.on('error', () => undefined)
    socket.on('data', (piece) => {
      rest += piece.toString()
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (text === undefined) {
          answer(line)
          if (line === 'DATA' && mail.reply(line)?.startsWith('354')) text = ''
        } else if (line === '.') {
          if (mail.reply('.')?.startsWith('250')) mail.accepted.push(text)
          text = undefined
          answer('.')
        } else text += `${line}\n`
      }
    })
    socket.write('220 test\r\n')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // a server that listens on a port has an AddressInfo
  mail.port = (server.address() as AddressInfo).port
  return mail

  async function stop() {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  }
}
