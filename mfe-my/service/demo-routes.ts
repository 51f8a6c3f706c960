import { parseBody } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { MemberRequest } from '../contract/request.ts'

const by = 'Demo'
const demoBody = z
  .object({
    advocates: z.array(
      z.object({ id: z.number().int(), number: z.string(), name: z.string(), name_bengali: z.string() }),
    ),
    paper_receipts: z.array(z.object({ advocate_id: z.number().int(), number: z.string() })),
  })
  .loose()

type Story = Partial<Pick<MemberRequest, 'topic' | 'receipt_number' | 'answer'>> &
  Pick<MemberRequest, 'text' | 'state'> & { days: number }

/** Of the first advocates, one each. The last ones have been answered. */
const corrections: readonly Story[] = [
  {
    days: 1,
    topic: 'address',
    state: 'open',
    text: 'My chamber has moved to room 12 of the Annex Building.',
  },
  { days: 3, topic: 'name', state: 'open', text: 'আমার নামের বাংলা বানান ঠিক করুন।' },
  {
    days: 12,
    topic: 'email',
    state: 'accepted',
    text: 'Please add my e-mail address.',
    answer: 'It is added. Thank you.',
  },
  {
    days: 20,
    topic: 'dues',
    state: 'refused',
    text: 'I have paid March.',
    answer: 'The receipt of that day is for February. March is still owed.',
  },
]
const reports: readonly Story[] = [
  { days: 2, state: 'open', text: 'I was not at court on this day.' },
  {
    days: 30,
    state: 'refused',
    text: '',
    answer: 'Your associate bought them and has signed the register of that day.',
  },
]

/**
 * Fills an empty queue for a demonstration. Only the server itself may send this, with records of the demo
 * association.
 */
export function requestDemoRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.post('/-/demo', { config: { system: true } }, async (request, reply) => {
    const { advocates, paper_receipts } = parseBody(demoBody, request)
    const byId = new Map(advocates.map((advocate) => [advocate.id, advocate]))
    const owned = paper_receipts.flatMap(({ advocate_id, number }) => {
      const advocate = byId.get(advocate_id)
      return advocate ? [{ ...advocate, receipt_number: number }] : []
    })
    const stories = [
      ...corrections.flatMap((story, index) => (advocates[index] ? [{ ...story, ...advocates[index] }] : [])),
      ...reports.flatMap((story, index) => (owned[index] ? [{ ...story, ...owned[index] }] : [])),
    ]
    await sql.begin(async (tx) => {
      await tx`lock table requests in exclusive mode`
      const [filled] = await tx`select from requests limit 1`
      if (filled) return
      for (const {
        days,
        id,
        number,
        name,
        name_bengali,
        topic = null,
        receipt_number = null,
        state,
        text,
        answer = '',
      } of stories)
        await tx`
          insert into requests (advocate_id, advocate_number, advocate_name, advocate_name_bengali, kind, topic, receipt_number, text, state, answer,
            answered_by, answered_at, created_at)
          values (${id}, ${number}, ${name}, ${name_bengali}, ${topic ? 'correction' : 'report'}, ${topic}, ${receipt_number}, ${text}, ${state},
            ${answer}, ${answer ? by : null}, ${answer ? tx`now() - make_interval(days => ${days - 1})` : null},
            now() - make_interval(days => ${days}))`
    })
    return reply.code(204).send()
  })
}
