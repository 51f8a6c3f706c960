import type { FastifyInstance } from 'fastify'
import type { FilledSlot, SlotChoice, PlacesResponse } from '@samity/shared-api/contract/system/places'
import { coreSlots } from '@samity/shared-api/contract/system/slots'
import { z } from 'zod'
import { audit, difference } from '../../audit/audit.ts'
import { notifyChange } from '../../database/changes.ts'
import type { Sql } from '../../database/database.ts'
import { admin } from '../../http/access.ts'
import { unprocessable } from '../../http/errors.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { refuseOldVersion } from '../../resources/records.ts'
import { isHidden, placeOrder } from './arrange.ts'
import { readChoices } from './place-store.ts'

const choice = z.array(z.object({ id: z.string().max(40), hidden: z.boolean() })).max(200)
const body = z.object({ places: z.record(z.string(), choice), version: z.number().int().optional() })
const messages = {
  unknown: {
    en: 'The extensions of this place have changed. Reload the page.',
    bn: 'এই জায়গার সংযোজনগুলো বদলে গেছে। পাতাটি আবার খুলুন।',
  },
}

const route = routesOf({ area: 'modules', tokens: 'closed' })

/**
 * The slots and what fills them. The registry of each person already has the choices, so that pages need no
 * request for them; these routes are for the administrators who choose.
 */
export async function placeRoutes(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)

  async function readPlaces(sql: Sql): Promise<PlacesResponse> {
    const choices = await readChoices(sql)
    const { modules } = app.registry.current()
    const slots = [
      ...coreSlots.map(({ name, title }) => ({ name, title, module: undefined })),
      ...modules.flatMap(({ descriptor: { slots: own = [], title: module } }) =>
        own.map(({ name, title }) => ({ name, title, module })),
      ),
    ]
    const entries = modules.flatMap(({ descriptor: { extensions = [], title: module } }) =>
      extensions.map((entry) => ({ entry, module, order: placeOrder(entry, choices) })),
    )
    return {
      // it grows with every change, because no row is ever deleted
      version: [...choices.values()].reduce((total, { version }) => total + version, 0),
      places: slots.map(({ name: slot, title, module: owner }) => ({
        slot,
        title,
        ...(owner && { module: owner }),
        extensions: entries
          .filter(({ entry }) => entry.slot === slot)
          .sort((a, b) => a.order - b.order || (a.entry.id < b.entry.id ? -1 : 1))
          .map(({ entry, module }) => ({
            id: entry.id,
            title: entry.title,
            module,
            roles: entry.allow,
            hidden: isHidden(entry, choices),
          })),
      })),
    }
  }

  routes.get(
    '/places',
    route({ roles: admin, summary: 'Slots and the extensions in them', returns: 'PlacesResponse' }),
    () => readPlaces(app.sql),
  )

  routes.put(
    '/places',
    route({
      roles: admin,
      summary: 'Order and hide the extensions of slots',
      returns: 'PlacesResponse',
      schema: { body },
    }),
    async (request) => {
      const response = await write(request, async (sql) => {
        await sql`lock table extension_places in share row exclusive mode`
        const before = await readPlaces(sql)
        refuseOldVersion(before, request.body.version)
        for (const [slot, chosen] of Object.entries(request.body.places)) {
          const current = before.places.find((place) => place.slot === slot)
          const ids = chosen.map(({ id }) => id)
          if (idsOf(current).toSorted().join() !== ids.toSorted().join())
            throw unprocessable({ [slot]: messages.unknown })
          const hidden = chosen.filter((one) => one.hidden).map(({ id }) => id)
          await sql`
            insert into extension_places ${sql({ slot, ids, hidden_ids: hidden })}
            on conflict (slot) do update
            set ids = excluded.ids, hidden_ids = excluded.hidden_ids, version = extension_places.version + 1`
        }
        const after = await readPlaces(sql)
        await audit(sql, request, {
          action: 'update',
          subject: 'places',
          ...difference(choicesBySlot(before), choicesBySlot(after)),
        })
        return after
      })
      // the next page of this process must not use the order from before
      notifyChange(app, 'extension_places')
      return response
    },
  )
}

const idsOf = (place: FilledSlot | undefined): string[] => (place?.extensions ?? []).map(({ id }) => id)
const choicesBySlot = (response: PlacesResponse): Record<string, SlotChoice> =>
  Object.fromEntries(
    response.places.map(({ slot, extensions }) => [
      slot,
      extensions.map(({ id, hidden }) => ({ id, hidden })),
    ]),
  )
