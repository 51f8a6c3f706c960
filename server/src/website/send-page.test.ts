import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { noncePlaceholder } from './html.ts'
import { prepareCachedPage, preparePage, sendPage, type PreparedPage } from './send-page.ts'

const html = `<h1>জেলা আইনজীবী সমিতি</h1>${'<p>text</p>'.repeat(10_000)}<script nonce="${noncePlaceholder}"></script></body>`
const withoutNonce = (text: string) => text.replace(/nonce="[^"]*"/, '')

async function unpackedResponse(page: PreparedPage): Promise<string> {
  const app = Fastify()
  app.get('/', (request, reply) => sendPage(request, reply, { status: 200, page, origins: [] }))
  const { rawPayload, headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  expect(headers['content-encoding']).toBe('gzip')
  // gunzip fails when the checksum or the length in the trailer is wrong
  return gunzipSync(rawPayload).toString()
}

test.each([
  ['compressed around its nonce', prepareCachedPage(html)],
  ['compressed whole', preparePage(html)],
])('a page that is %s unpacks to the page with a nonce of 128 bits', async (_way, page) => {
  const unpacked = await unpackedResponse(page)
  expect(unpacked).toMatch(/nonce="[\w+/]{22}=="/)
  expect(withoutNonce(unpacked)).toBe(withoutNonce(html))
})
