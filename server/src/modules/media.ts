import type { FastifyInstance } from 'fastify'
import { noSuchPlace, unmet } from '../platform/errors.ts'
import { isHeld } from '../platform/etag.ts'
import { asJpeg, pictureAddress, pictureWidths, readPicture, storePicture } from '../platform/pictures.ts'
import { write } from '../platform/transaction.ts'

const aYear = 'public, max-age=31536000, immutable'

/** Serves pictures. What lies at an address never changes, so browsers and proxies may keep it. */
export async function pictures(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const { params } = request
    const [, asked, format] = /^(\d+)\.(webp|jpg)$/.exec(params.file) ?? []
    const width = pictureWidths.find((one) => String(one) === asked)
    if (!width) throw noSuchPlace()
    const [found] = await app.sql<{ bytes: Buffer }[]>`
      select bytes from picture_files where hash = ${params.hash} and width = ${width}`
    if (!found) throw noSuchPlace()
    const etag = `"${params.hash}-${params.file}"`
    reply.headers({ etag, 'cache-control': aYear })
    if (isHeld(request, etag)) return reply.code(304).send()
    return reply
      .headers({
        'content-type': format === 'jpg' ? 'image/jpeg' : 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'same-site',
      })
      .send(format === 'jpg' ? await asJpeg(found.bytes) : found.bytes)
  })
}

const sendOne = { en: 'Choose a picture', bn: 'একটি ছবি বেছে নিন' }

/** Takes a picture that belongs to no record (a slide of the home page) and answers its address. */
export async function media(app: FastifyInstance): Promise<void> {
  app.post('/media', async (request, reply) => {
    const upload = request.uploads['image']
    if (!upload) throw unmet({ image: sendOne }, sendOne)
    const picture = await readPicture(upload.bytes)
    await write(request, (sql) => storePicture(sql, picture))
    return reply
      .code(201)
      .send({ url: pictureAddress(picture.hash), width: picture.width, height: picture.height })
  })
}
