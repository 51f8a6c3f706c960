import type { FastifyInstance } from 'fastify'
import { fillWords, type Words } from '@samity/shared-api/contract'
import { boxHandOver } from '@samity/shared-api/contract/treasury/money-place'
import { audit } from '../../audit/audit.ts'
import { readPersonName } from '../../auth/people.ts'
import { admin } from '../../http/access.ts'
import { actionPath } from '../../http/action-path.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { conflict, notFound, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { idParams } from '../../resources/crud.ts'
import { findBoxOf, lockHolder } from './box-holder.ts'
import { routesOf } from '../../http/route.ts'

const name: Words = { en: 'cash box', bn: 'ক্যাশ বাক্স' }
const messages = {
  missing: { en: 'This user cannot keep a cash box', bn: 'এই ব্যবহারকারী ক্যাশ বাক্স রাখতে পারেন না' },
  isDefault: {
    en: 'Nobody keeps the default cash box of the office. Make another box the default first.',
    bn: 'কার্যালয়ের পূর্বনির্ধারিত ক্যাশ বাক্স কারও দায়িত্বে থাকে না। আগে অন্য একটি বাক্সকে পূর্বনির্ধারিত করুন।',
  },
  same: { en: 'This user already keeps this box', bn: 'এই বাক্স এখনই এই ব্যবহারকারীর কাছে' },
} satisfies Record<string, Words>

const keepsMessage = (person: Words, box: { name_english: string; name_bengali: string }): Words =>
  fillWords(
    {
      en: '{person} already keeps {box}. Give that box to somebody else first.',
      bn: '{person}-এর কাছে আগে থেকেই {box} আছে। আগে সেটি অন্য কাউকে দিন।',
    },
    { person, box: { en: box.name_english, bn: box.name_bengali } },
  )

type Box = {
  id: number
  name_english: string
  name_bengali: string
  holder_id: number | null
  holder: string | null
  is_default: boolean
}

const route = routesOf({ area: 'treasury', tokens: 'treasury' })

export async function boxHandOverRoute(app: FastifyInstance): Promise<void> {
  withZod(app).post(
    actionPath(boxHandOver),
    route({
      roles: admin,
      summary: 'Cash box: hand it over to another holder',
      returns: objectSchema({
        id: 'integer',
        name_english: 'string',
        name_bengali: 'string',
        holder: 'integer',
        holder_name: 'string',
      }),
      schema: { params: idParams, body: boxHandOver.input },
    }),
    (request) =>
      write(request, async (sql) => {
        const { holder, reason } = request.body
        const [box] = await sql<Box[]>`
          select p.id, p.name_english, p.name_bengali, p.holder_id, p.is_default,
            (select username from users where id = p.holder_id) as holder
          from money_places p
          where p.id = ${request.params.id} and p.kind = 'cash' and p.archived_at is null
          for update`
        if (!box) throw notFound(name)
        if (box.is_default)
          throw conflict(messages.isDefault, { holder: messages.isDefault }).as('place.fixed')
        const username = await lockHolder(sql, holder)
        if (username === undefined) throw unprocessable({ holder: messages.missing })
        if (box.holder_id === holder) throw unprocessable({ holder: messages.same })
        const other = await findBoxOf(sql, holder)
        if (other) {
          const message = keepsMessage(await readPersonName(sql, username), other)
          throw conflict(message, { holder: message }).as('record.duplicate', {
            path: 'money-places',
            id: other.id,
          })
        }
        await sql`
          update money_places set holder_id = ${holder}, version = version + 1, updated_at = now() where id = ${box.id}`
        await audit(sql, request, {
          action: 'hand-over',
          subject: 'money-places',
          subject_id: box.id,
          before: { holder: box.holder ?? '' },
          after: { holder: username },
          reason,
        })
        const { id, name_english, name_bengali } = box
        return { id, name_english, name_bengali, holder, holder_name: username }
      }),
  )
}
