import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { mayReadDocs, setDocsCookie } from '../auth/docs-cookie.ts'
import { signedIn } from '../http/access.ts'
import { languageOf } from '../http/language.ts'
import { findDocumentation } from '../process/documentation.ts'
import { openRoute } from '../http/route.ts'

/**
 * Styles are inline, because the highlighter of code and the gallery of parts set them on elements. Scripts
 * are files of this server only: the build moves every inline script into a file. The gallery shows its parts
 * in a frame of its own.
 */
const sitePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
const messagePolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:; frame-ancestors 'none'"

const title: Words = { en: 'Documentation', bn: 'নির্দেশিকা' }
const signInFirst: Words = {
  en: 'Only staff can read the documentation. Sign in, then open this page again.',
  bn: 'নির্দেশিকা কেবল অফিসের লোকজন পড়তে পারেন। সাইন ইন করুন, তারপর এই পাতা আবার খুলুন।',
}
const signIn: Words = { en: 'Sign in', bn: 'সাইন ইন' }
const notHere: Words = {
  en: 'The documentation is not on this server. The operator can add it with ‘npm run docs’, or by DOCS_FOLDER.',
  bn: 'এই সার্ভারে নির্দেশিকা নেই। সার্ভারের দায়িত্বে যিনি আছেন তিনি ‘npm run docs’ দিয়ে বা DOCS_FOLDER দিয়ে যোগ করতে পারেন।',
}
const noPage: Words = { en: 'This page does not exist.', bn: 'এই ঠিকানায় কিছু নেই।' }
const dashboard: Words = { en: 'Go to the dashboard', bn: 'ড্যাশবোর্ডে যান' }
const contents: Words = { en: 'Go to the documentation', bn: 'নির্দেশিকায় যান' }

/**
 * Runs on the page that asks to sign in. A person with a session gets the cookie of the documentation and
 * then the page that was asked for. It does this once in ten seconds, so that a browser that refuses cookies
 * does not reload for ever.
 */
const openScript = `
const token = localStorage.getItem('access_token')
const last = Number(sessionStorage.getItem('samity-docs'))
if (token && Date.now() - last > 10000) {
  sessionStorage.setItem('samity-docs', String(Date.now()))
  fetch('/docs/open', { method: 'POST', headers: { authorization: 'Bearer ' + token } })
    .then((response) => response.ok && location.reload())
    .catch(() => undefined)
}
`

type Message = { status: number; text: Words; link?: { href: string; label: Words }; opens?: boolean }

function sendMessage(request: FastifyRequest, reply: FastifyReply, message: Message): FastifyReply {
  const language = languageOf(request)
  const { status, text, link, opens = false } = message
  return reply
    .code(status)
    .headers({
      'content-security-policy': messagePolicy,
      'cache-control': 'no-store',
      vary: 'accept-language',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">` +
        `<title>${title[language]}</title>` +
        `<h1>${title[language]}</h1><p>${text[language]}</p>` +
        (link ? `<p><a href="${link.href}">${link.label[language]}</a></p>` : '') +
        (opens ? '<script src="/docs/open.js" defer></script>' : '') +
        '</html>',
    )
}

/**
 * The file of a path below /docs/: 'operate' is 'operate.html', a folder has its 'index.html'. Undefined:
 * there is none.
 */
function fileOf(folder: string, wanted: string): string | undefined {
  const candidates = path.posix.extname(wanted)
    ? [wanted]
    : [...(wanted ? [`${wanted}.html`] : []), path.posix.join(wanted, 'index.html')]
  return candidates.find((file) => {
    const inFolder = path.join(folder, file)
    return inFolder.startsWith(folder + path.sep) && existsSync(inFolder)
  })
}

/**
 * Serves the documentation that `npm run docs` built, at /docs, to signed-in staff. Other people get a page
 * that asks to sign in. With DOCS_FOLDER=off, or before the first build, the page says that there is no
 * documentation.
 */
export async function docsSite(app: FastifyInstance): Promise<void> {
  // the folder may not exist yet, so each response names it
  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false, cacheControl: false })
  app.post(
    '/docs/open',
    { config: { rules: { roles: signedIn, tokens: 'closed' } } },
    async (request, reply) => {
      setDocsCookie(request, reply)
      return reply.code(204).send()
    },
  )
  app.get('/docs/open.js', openRoute, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(openScript),
  )
  // the cookie belongs to paths below /docs/
  app.get('/docs', openRoute, (request, reply) =>
    request.url.startsWith('/docs/') ? send(request, reply, '') : reply.redirect('/docs/'),
  )
  app.get<{ Params: { '*': string } }>('/docs/*', openRoute, (request, reply) =>
    send(request, reply, request.params['*']),
  )

  async function send(request: FastifyRequest, reply: FastifyReply, wanted: string): Promise<FastifyReply> {
    const folder = findDocumentation(app.environment)
    if (!folder)
      return sendMessage(request, reply, {
        status: 404,
        text: notHere,
        link: { href: '/dashboard', label: dashboard },
      })
    if (!(await mayReadDocs(app, request)))
      return sendMessage(request, reply, {
        status: 401,
        text: signInFirst,
        link: { href: '/signin', label: signIn },
        opens: true,
      })
    // the router has removed a slash at the end
    const file = fileOf(folder, wanted.replace(/\/$/, ''))
    // relative addresses in the page of a folder need the slash
    if (file?.endsWith('/index.html') && file !== wanted && !request.url.replace(/[?#].*/, '').endsWith('/'))
      return reply.redirect(`/docs/${file.slice(0, -'index.html'.length)}`)
    if (file)
      return reply
        .headers({ 'content-security-policy': sitePolicy, 'x-frame-options': 'SAMEORIGIN' })
        .sendFile(file, folder)
    return sendMessage(request, reply, {
      status: 404,
      text: noPage,
      link: { href: '/docs/', label: contents },
    })
  }
}
