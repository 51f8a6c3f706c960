import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routeNotFound, unprocessable } from '../../http/errors.ts'
import { memberOfCookie } from '../../auth/member-sessions.ts'
import { isSignedIn } from '../../auth/picture-cookie.ts'
import { picturePath, pictureWidths, readJpeg, readPicture, storePicture } from '../../media/pictures.ts'
import { sendMedia } from '../../media/send-media.ts'
import { write } from '../../http/write.ts'
import { editors } from '../../http/access.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

type PictureRow = { bytes: Buffer; jpeg: Buffer | null; is_public: boolean }

const route = routesOf({ area: 'site', tokens: 'members' })

/** A member sees the own photo on the own page, whatever the public card shows. */
async function isOwnPhoto(request: FastifyRequest, address: string): Promise<boolean> {
  const member = await memberOfCookie(request)
  if (!member) return false
  const rows = await request.server.sql`
    select from advocates where id = ${member.advocateId} and photo = ${address}`
  return rows.length > 0
}

/**
 * Serves pictures: to everyone while a public record refers to them, otherwise only to people who are signed
 * in, and to the member whose photo it is.
 */
export async function pictureFiles(app: FastifyInstance): Promise<void> {
  const largestWidth = pictureWidths.at(-1)!

  async function send(request: FastifyRequest, reply: FastifyReply, hash: string, file: string) {
    const [, requestedWidth, format] = /^(\d+)\.(webp|jpg)$/.exec(file) ?? []
    const width = pictureWidths.find((one) => String(one) === requestedWidth)
    if (!width) throw routeNotFound()
    const [row] = await app.sql<PictureRow[]>`
      select bytes, ${format === 'jpg' ? app.sql`jpeg` : app.sql`null`} as jpeg,
        exists (select from public_pictures where address = ${picturePath(hash)}) as is_public
      from picture_files
      where hash = ${hash} and width = ${width}`
    const mayRead = async ({ is_public }: PictureRow) =>
      is_public || (await isSignedIn(app.sql, request)) || isOwnPhoto(request, picturePath(hash))
    if (!row || !(await mayRead(row))) throw routeNotFound()
    const type = format === 'jpg' ? 'image/jpeg' : 'image/webp'
    return sendMedia(request, reply, { id: `${hash}-${file}`, type, isPublic: row.is_public }, async () =>
      format === 'jpg' ? (row.jpeg ?? (await readJpeg(app.sql, hash, width, row.bytes))) : row.bytes,
    )
  }

  app.get<{ Params: { hash: string; file: string } }>(
    '/media/:hash/:file',
    { config: { rules: { roles: 'open', tokens: 'members' } } },
    (request, reply) => send(request, reply, request.params.hash, request.params.file),
  )
  app.get<{ Params: { hash: string } }>(
    '/media/:hash',
    { config: { rules: { roles: 'open', tokens: 'members' } } },
    (request, reply) => send(request, reply, request.params.hash, `${largestWidth}.webp`),
  )
}

const pictureRequired = { en: 'Choose a picture', bn: 'ছবি বেছে নিন' }

export async function media(app: FastifyInstance): Promise<void> {
  app.post(
    '/media',
    route({
      roles: editors,
      tokens: 'website',
      summary: 'Store a picture that belongs to no record',
      returns: objectSchema({ url: 'string', width: 'integer', height: 'integer' }),
      status: 201,
      file: 'image',
      config: { files: 1 },
    }),
    async (request, reply) => {
      const file = request.uploads['image']
      if (!file) throw unprocessable({ image: pictureRequired }, pictureRequired)
      const picture = await readPicture(file)
      await write(request, (sql) => storePicture(sql, picture, { isForSettings: true }))
      return reply
        .code(201)
        .send({ url: picturePath(picture.hash), width: picture.width, height: picture.height })
    },
  )
}
