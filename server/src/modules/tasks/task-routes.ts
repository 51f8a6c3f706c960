import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { roles, type Words } from '@samity/shared-api/contract'
import type { Task } from '@samity/shared-api/contract/system/task'
import { z } from 'zod'
import { audit, difference } from '../../audit/audit.ts'
import type { Fragment, Sql } from '../../database/database.ts'
import { textContains } from '../../database/search-text.ts'
import { isWithoutPerson, signedIn } from '../../http/access.ts'
import { searchParameters } from '../../http/describe-routes.ts'
import { conflict, notAskedFor, notFound, unprocessable } from '../../http/errors.ts'
import { findModulePage, noModulePage } from '../../http/module-pages.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { idParams } from '../../resources/crud.ts'
import { readSearchWords } from '../../resources/list-query.ts'
import { titleOfModule } from '../../resources/module-title.ts'
import { isVisible, lockTasks, readerOf } from './open-tasks.ts'

/** A module that gives more has lost sight of them, and so would the people. */
const maxOpenTasks = 500

const name: Words = { en: 'task', bn: 'করণীয়' }
const messages = {
  permission: {
    en: 'No release of the module has this permission.',
    bn: 'মডিউলের কোনো সংস্করণে এই অনুমতি নেই।',
  },
  reader: { en: 'Name either roles or a permission.', bn: 'হয় ভূমিকা, নয় একটি অনুমতি দিন।' },
  tooMany: {
    en: `The module has ${maxOpenTasks} open tasks. Close some first.`,
    bn: 'মডিউলটির ৫০০টি করণীয় খোলা আছে। আগে কিছু শেষ করুন।',
  },
  over: {
    en: 'The module has closed this task, so it cannot be opened again.',
    bn: 'মডিউল নিজেই এই করণীয় শেষ করেছে, তাই এটি আবার খোলা যায় না।',
  },
}

const words = (maxLength: number) => {
  const text = z.string().trim().min(1).max(maxLength)
  return z.object({ en: text, bn: text })
}
const key = z.string().regex(/^[a-z][\w./-]{0,79}$/, "must be the module's name for it, such as 'overdue/12'")
const keyBody = z.object({ key })
const body = z.object({
  key,
  title: words(160),
  text: words(1000).nullish(),
  path: z
    .string()
    .max(300)
    // '//' would begin the address of another site
    .regex(/^\/\w/, 'must begin with one slash'),
  roles: z.array(z.enum(roles)).min(1).nullish(),
  permission: z.string().max(80).nullish(),
  due_on: z.iso.date().nullish(),
})
const listQuery = z.object({
  state: z.enum(['open', 'done']).optional(),
  search: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

type Row = Omit<Task, 'module_title'> & { is_over: boolean }
/** The words of a module about a task, which a later call with the key may change */
type Content = Pick<Task, 'title' | 'text' | 'path' | 'roles' | 'permission' | 'due_on'>

const contentOf = ({ title, text, path, roles: of, permission, due_on }: Content): Content => ({
  title,
  text,
  path,
  roles: of,
  permission,
  due_on,
})

/** null for a member, and for an event or a job: `request.user` is who approved the module then */
const personOf = (request: FastifyRequest): number | null =>
  isWithoutPerson(request) ? null : (request.user?.id ?? null)

const select = (sql: Sql, condition: Fragment) => sql<Row[]>`
  select t.id, t.module, t.key, t.title, t.text, t.path, t.roles, t.permission, t.due_on, t.created_at, g.username as given_by,
    t.closed_at, c.username as closed_by, t.is_over
  from tasks t
  left join users g on g.id = t.given_by
  left join users c on c.id = t.closed_by
  where ${condition}`

const route = routesOf({ area: 'modules', tokens: 'tasks' })

/** Modules give tasks, and people do them. */
export async function taskRoutes(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const { registry } = app
  const toTask = ({ is_over: _isOver, ...row }: Row): Task => ({
    ...row,
    module_title: titleOfModule(registry, row.module),
  })

  /** The tasks that the person sees; for a service only those of its own module */
  async function readableBy({ service, user }: FastifyRequest): Promise<(sql: Sql) => Fragment> {
    const reader = await readerOf(app, user!)
    return (sql) =>
      service ? sql`t.module = ${service.aud} and ${isVisible(sql, reader)}` : isVisible(sql, reader)
  }

  function refuseForeign(module: string, { path, permission }: Content): void {
    const descriptors = registry.offered().flatMap((one) => (one.name === module ? [one.descriptor] : []))
    if (!findModulePage(registry, module, path)) throw unprocessable({ path: noModulePage })
    const declared = descriptors.flatMap(({ permissions = [] }) => permissions.map((entry) => entry.name))
    if (permission !== null && !declared.includes(permission))
      throw unprocessable({ permission: messages.permission })
  }

  routes.get(
    '/tasks',
    route({
      roles: signedIn,
      summary: 'Tasks: what modules ask the person to do',
      description: 'The service of a module sees those of its own module that the person sees.',
      returns: 'Task[]',
      total: 'count',
      query: searchParameters,
      schema: { querystring: listQuery },
    }),
    async (request, reply) => {
      const { sql } = app
      const readable = await readableBy(request)
      const { state, search, limit, offset } = request.query
      const searched = sql`name_key(concat_ws(' ', t.title->>'en', t.title->>'bn', t.text->>'en', t.text->>'bn'))`
      const matches = readSearchWords({ search }).reduce(
        (condition, word) => sql`${condition} and ${textContains(sql, searched, word)}`,
        readable(sql),
      )
      const condition = state ? sql`${matches} and (t.closed_at is null) = ${state === 'open'}` : matches
      const [[total], rows] = await Promise.all([
        sql<[{ count: number }]>`select count(*)::int as count from tasks t where ${condition}`,
        select(
          sql,
          sql`${condition} order by t.closed_at desc nulls first, t.due_on, t.id limit ${limit} offset ${offset}`,
        ),
      ])
      return reply.header('x-total-count', total.count).send(rows.map(toTask))
    },
  )

  routes.post(
    '/tasks',
    route({
      roles: signedIn,
      forVisitors: 'members',
      summary: 'Task: give or change one',
      description:
        'Only the services of modules may call it. A key that exists changes its task. A task that a person has closed stays closed; one that the module has closed is open again.',
      returns: 'Task',
      schema: { body },
    }),
    async (request) => {
      const { service } = request
      if (!service) throw notAskedFor()
      const {
        key: ownKey,
        text = null,
        roles: of = null,
        permission = null,
        due_on = null,
        ...rest
      } = request.body
      // `z.iso.date` has checked it
      const content: Content = { ...rest, text, roles: of, permission, due_on: due_on as Content['due_on'] }
      if ((of === null) === (permission === null)) throw unprocessable({ roles: messages.reader })
      refuseForeign(service.aud, content)
      return write(request, async (sql) => {
        await lockTasks(sql, service.aud)
        const byKey = sql`t.module = ${service.aud} and t.key = ${ownKey}`
        const [before] = await select(sql, byKey)
        const opens = !before || before.is_over
        if (before && !opens && isDeepStrictEqual(contentOf(before), contentOf(content)))
          return toTask(before)
        const [open] = await sql<[{ count: number }]>`
          select count(*)::int as count from tasks where module = ${service.aud} and closed_at is null`
        if (opens && open.count >= maxOpenTasks) throw conflict(messages.tooMany)
        const values = {
          ...content,
          title: sql.json(content.title),
          text: content.text && sql.json(content.text),
        }
        if (opens) {
          const given_by = personOf(request)
          await sql`
            insert into tasks ${sql({ module: service.aud, key: ownKey, given_by, ...values })}
            on conflict on constraint tasks_key do update
            set ${sql({ given_by, ...values })}, created_at = now(), closed_at = null, closed_by = null, is_over = false`
        } else await sql`update tasks set ${sql(values)} where id = ${before.id}`
        const [row] = await select(sql, byKey)
        await audit(sql, request, {
          action: opens ? 'create' : 'update',
          subject: 'tasks',
          subject_id: row!.id,
          ...(opens
            ? { after: { module: row!.module, key: ownKey, ...contentOf(row!) } }
            : difference(contentOf(before), contentOf(row!))),
        })
        return toTask(row!)
      })
    },
  )

  routes.post(
    '/tasks/close',
    route({
      roles: signedIn,
      forVisitors: 'members',
      summary: 'Task: close one that a module has given',
      description: 'Only the services of modules may call it. A key without an open task changes nothing.',
      schema: { body: keyBody },
    }),
    async (request, reply) => {
      const { service } = request
      if (!service) throw notAskedFor()
      await write(request, async (sql) => {
        await lockTasks(sql, service.aud)
        const rows = await sql<{ id: number; was_open: boolean }[]>`
          update tasks t set closed_at = coalesce(t.closed_at, now()), is_over = true
          from tasks before
          where t.id = before.id and t.module = ${service.aud} and t.key = ${request.body.key} and not t.is_over
          returning t.id, before.closed_at is null as was_open`
        for (const { id } of rows.filter(({ was_open }) => was_open))
          await audit(sql, request, { action: 'close-task', subject: 'tasks', subject_id: id })
        return null
      })
      return reply.code(204).send()
    },
  )

  for (const action of ['done', 'reopen'] as const)
    routes.post(
      `/tasks/:id/${action}`,
      route({
        roles: signedIn,
        summary: action === 'done' ? 'Task: it is done' : 'Task: open it again',
        description: 'The service of a module does it for the person of the request, with its own tasks.',
        returns: 'Task',
        schema: { params: idParams },
      }),
      async (request) => {
        const readable = await readableBy(request)
        return write(request, async (sql) => {
          const { id } = request.params
          await sql`select from tasks where id = ${id} for update`
          const byId = sql`t.id = ${id} and ${readable(sql)}`
          const [before] = await select(sql, byId)
          if (!before) throw notFound(name)
          const isOpen = before.closed_at === null
          // two people who do the same at once agree
          if (isOpen === (action === 'reopen')) return toTask(before)
          if (before.is_over) throw conflict(messages.over)
          await sql`
            update tasks
            set closed_at = ${isOpen ? sql`now()` : null}, closed_by = ${isOpen ? personOf(request) : null}
            where id = ${id}`
          const audited = isOpen ? 'close-task' : 'reopen-task'
          await audit(sql, request, { action: audited, subject: 'tasks', subject_id: id })
          const [after] = await select(sql, sql`t.id = ${id}`)
          return toTask(after!)
        })
      },
    )
}
