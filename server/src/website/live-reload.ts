import { statSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Shell } from './html.ts'
import { openRoute } from '../http/route.ts'

const reloadScript = '/dev/reload.js'

const script = `
const changes = new EventSource('/dev/changes')
let known
changes.onmessage = ({ data }) => {
  known ??= data
  if (known !== data) location.reload()
}
`

export const withReload = (shell: Shell): Shell => ({
  ...shell,
  template: shell.template.replace('{head}', `<script defer src="${reloadScript}"></script>\n    {head}`),
})

/**
 * For development: a page reloads itself when the server has changed, or what the server writes into pages
 * for the shell. Changes of the code of the shell and of modules come from their development servers.
 */
export function liveReload(app: FastifyInstance, shellDist: string): void {
  const buildId = () => {
    const stats = statSync(path.join(shellDist, 'shell.json'), { throwIfNoEntry: false })
    return `${process.pid} ${stats?.mtimeMs ?? 0}`
  }
  app.get(reloadScript, openRoute, async (_request, reply) => reply.type('text/javascript').send(script))
  app.get('/dev/changes', openRoute, (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    const sendBuildId = () => reply.raw.write(`data: ${buildId()}\n\n`)
    sendBuildId()
    const timer = setInterval(sendBuildId, 500)
    request.raw.on('close', () => clearInterval(timer))
  })
}
