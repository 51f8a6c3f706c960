import type { FastifyInstance, FastifyRequest } from 'fastify'
import { associateRegistration } from '@samity/shared-api/contract/sales/associate'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { editors } from '../../http/access.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { notFound, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { readPicture, storePicture } from '../../media/pictures.ts'
import { idParams } from '../../resources/crud.ts'
import { routesOf } from '../../http/route.ts'

const pictureRequired = { en: 'Choose a picture', bn: 'ছবি বেছে নিন' }

async function setPhoto(
  sql: Sql,
  request: FastifyRequest,
  associateId: number,
  store: () => Promise<string | null>,
): Promise<{ photo: string | null }> {
  const [associate] = await sql<{ number: string }[]>`
    select number from receipts where id = ${associateId} and series = 'ASR' and voided_at is null for update`
  if (!associate) throw notFound(associateRegistration.name)
  const [before] = await sql<{ photo: string }[]>`
    select photo from associate_photos where associate_id = ${associateId}`
  const photo = await store()
  if (photo === null) await sql`delete from associate_photos where associate_id = ${associateId}`
  else
    await sql`
      insert into associate_photos (associate_id, photo) values (${associateId}, ${photo})
      on conflict (associate_id) do update set photo = excluded.photo`
  await audit(sql, request, {
    action: 'update',
    subject: associateRegistration.path,
    subject_id: associateId,
    number: associate.number,
    before: { photo: before?.photo ?? null },
    after: { photo },
  })
  return { photo }
}

const route = routesOf({ area: 'sales', tokens: 'sales' })

export async function associatePhotos(app: FastifyInstance): Promise<void> {
  const path = '/associate-registration/:id/photo'
  const routes = withZod(app)
  const schema = { params: idParams }

  routes.put(
    path,
    route({
      roles: editors,
      summary: 'Associate: set the photo',
      returns: objectSchema({ photo: ['string', 'null'] }),
      file: 'photo',
      config: { files: 1 },
      schema,
    }),
    async (request) => {
      const file = request.uploads['photo']
      if (!file) throw unprocessable({ photo: pictureRequired }, pictureRequired)
      const picture = await readPicture(file, 'photo')
      return write(request, (sql) =>
        setPhoto(sql, request, request.params.id, () => storePicture(sql, picture)),
      )
    },
  )
  routes.delete(
    path,
    route({ roles: editors, summary: 'Associate: remove the photo', schema }),
    async (request, reply) => {
      await write(request, (sql) => setPhoto(sql, request, request.params.id, async () => null))
      return reply.code(204).send()
    },
  )
}
