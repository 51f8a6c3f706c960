import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { moduleFileKinds, type ModuleFile } from '@samity/shared-api/contract/system/module-files'
import { z } from 'zod'
import { baseNameOf, missingMessage, readScan } from '../../attachments/scans.ts'
import { audit, difference } from '../../audit/audit.ts'
import { readerRole } from '../../auth/picture-cookie.ts'
import type { Sql } from '../../database/database.ts'
import { admin, editors, signedIn } from '../../http/access.ts'
import {
  notAllowed,
  notAskedFor,
  notFound,
  notOfThisModule,
  routeNotFound,
  unprocessable,
} from '../../http/errors.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { readPicture } from '../../media/pictures.ts'
import { sendMedia } from '../../media/send-media.ts'
import { mayOpenInBackOffice } from '../registry-projections.ts'
import {
  readFilesUsage,
  releasesWithFiles,
  selectFiles,
  storeModuleFile,
  storesKind,
} from './module-files.ts'

/** More rows with files than a module can have in its room */
const maxSweptAddresses = 100_000
const maxSweepBytes = 8 * 1024 * 1024

const name: Words = { en: 'file', bn: 'ফাইল' }
const messages = {
  kind: { en: 'The module stores no files of this kind.', bn: 'মডিউলটি এ ধরনের ফাইল রাখে না।' },
  isPublic: {
    en: 'No release of the module declares public files.',
    bn: 'মডিউলের কোনো সংস্করণে উন্মুক্ত ফাইলের কথা বলা নেই।',
  },
}

const id = z.string().regex(/^[0-9a-f]{40}$/)
const fileParams = z.object({ id })
const uploadParams = z.object({ module: z.string().max(60), kind: z.enum(moduleFileKinds) })
const keepBody = z.object({ is_public: z.boolean().default(false) })
const sweepBody = z.object({
  addresses: z.array(z.string().regex(/^\/media\/modules\/[0-9a-f]{40}$/)).max(maxSweptAddresses),
})

const route = routesOf({ area: 'modules', tokens: 'closed' })
/** The service of the module, for a person or in an event or a job */
const byService = { roles: signedIn, services: 'also without a person' } as const

/**
 * Files of modules: people and services upload them, and the module's service decides what becomes of them.
 */
export async function moduleFiles(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const { registry } = app

  /** A person uploads what the module lets them, and a service for its own module. */
  async function refuseUpload({ service, user }: FastifyRequest, module: string): Promise<void> {
    const releases = releasesWithFiles(registry, module)
    if (releases.length === 0) throw notFound({ en: 'module', bn: 'মডিউল' })
    if (service) {
      if (service.aud !== module) throw notOfThisModule()
      return
    }
    const { role } = user!
    const permissions = await app.permissionsOf(
      role,
      releases.map(({ descriptor }) => descriptor),
    )
    const mayUpload = releases.some(
      ({ descriptor, files: { permission } }) =>
        mayOpenInBackOffice(descriptor, role, permissions) &&
        (permission === undefined ? editors.includes(role) : permissions.has(permission)),
    )
    if (!mayUpload) throw notAllowed()
  }

  /** Locks a file of the module whose service asks. Another module's file does not exist for it. */
  async function lockOwnFile(sql: Sql, { service }: FastifyRequest, fileId: string): Promise<ModuleFile> {
    if (!service) throw notAskedFor()
    const [file] = await selectFiles(sql, sql`f.id = ${fileId} and f.module = ${service.aud} for update`)
    if (!file) throw notFound(name)
    return file
  }

  const auditDeletion = (sql: Sql, request: FastifyRequest, { address, module, ...facts }: ModuleFile) =>
    audit(sql, request, {
      action: 'delete',
      subject: 'module-files',
      subject_id: address,
      before: { module, name: facts.name, bytes: facts.bytes },
    })

  routes.get(
    '/module-files',
    route({
      roles: admin,
      summary: 'Files of modules: the room that they take',
      returns: 'ModuleFilesUsage[]',
    }),
    () => readFilesUsage(app.sql, registry),
  )

  routes.post(
    '/module-files/:module/:kind',
    route({
      ...byService,
      summary: 'File of a module: upload',
      description:
        'A picture is stored in three widths, a scan (PDF or picture) as one file. The form has one part, of any name: errors name it. The server deletes the file after a day unless the service of the module keeps it. 409 `file.quota` when the module has no room left.',
      returns: 'ModuleFile',
      status: 201,
      file: 'file',
      config: { files: 1 },
      schema: { params: uploadParams },
    }),
    async (request, reply) => {
      const { module, kind } = request.params
      await refuseUpload(request, module)
      // a form sends it under the name of its field, so that a refusal is shown there
      const [field, file] = Object.entries(request.uploads)[0] ?? ['file', undefined]
      if (!storesKind(registry, module, kind)) throw unprocessable({ [field]: messages.kind }, messages.kind)
      if (!file) throw unprocessable({ [field]: missingMessage }, missingMessage)
      const upload =
        kind === 'scan'
          ? ({ kind, scan: await readScan(request, field) } as const)
          : ({
              kind,
              name: `${baseNameOf(file.filename, kind)}.webp`,
              picture: await readPicture(file, field),
            } as const)
      return reply
        .code(201)
        .send(await write(request, (sql) => storeModuleFile(sql, request, { module, field, ...upload })))
    },
  )

  routes.put(
    '/module-files/:id',
    route({
      ...byService,
      summary: 'File of a module: keep it',
      description:
        'Only the service of its module may call it, when a row has the file. `is_public` shows it to everyone.',
      returns: 'ModuleFile',
      schema: { params: fileParams, body: keepBody },
    }),
    (request) => {
      const { is_public } = request.body
      return write(request, async (sql) => {
        const before = await lockOwnFile(sql, request, request.params.id)
        const mayBePublic = releasesWithFiles(registry, before.module).some(({ files }) => files.public)
        if (is_public && !mayBePublic)
          throw unprocessable({ is_public: messages.isPublic }, messages.isPublic)
        if (before.is_kept && before.is_public === is_public) return before
        await sql`
          update module_files set kept_at = coalesce(kept_at, now()), is_public = ${is_public}
          where id = ${request.params.id}`
        const { module, name: fileName, kind, bytes } = before
        await audit(sql, request, {
          action: before.is_kept ? 'update' : 'create',
          subject: 'module-files',
          subject_id: before.address,
          ...(before.is_kept
            ? difference({ is_public: before.is_public }, { is_public })
            : { after: { module, kind, name: fileName, bytes, is_public } }),
        })
        return { ...before, is_kept: true, is_public }
      })
    },
  )

  routes.delete(
    '/module-files/:id',
    route({
      ...byService,
      summary: 'File of a module: delete',
      description: 'Only the service of its module may call it.',
      schema: { params: fileParams },
    }),
    async (request, reply) => {
      await write(request, async (sql) => {
        const file = await lockOwnFile(sql, request, request.params.id)
        await sql`delete from module_files where id = ${request.params.id}`
        await auditDeletion(sql, request, file)
        return null
      })
      return reply.code(204).send()
    },
  )

  routes.post(
    '/module-files/sweep',
    route({
      ...byService,
      summary: 'Files of a module: delete those that no row has',
      description:
        'Only the service of a module may call it, with the addresses that its rows have. What was kept within the last day stays.',
      bodyLimit: maxSweepBytes,
      schema: { body: sweepBody },
    }),
    async (request, reply) => {
      const { service } = request
      if (!service) throw notAskedFor()
      await write(request, async (sql) => {
        const condition = sql`
          f.module = ${service.aud} and f.kept_at < now() - interval '1 day'
          and '/media/modules/' || f.id <> all (${request.body.addresses})`
        const files = await selectFiles(sql, sql`${condition} for update`)
        await sql`delete from module_files f where ${condition}`
        for (const file of files) await auditDeletion(sql, request, file)
        return null
      })
      return reply.code(204).send()
    },
  )
}

type ContentRow = {
  module: string
  kind: string
  name: string
  type: string
  bytes: Buffer
  is_public: boolean
}

/**
 * Serves the files of modules in use: public ones to everyone, the others to people who may open the module
 * in the back office.
 */
export async function moduleFileContents(app: FastifyInstance): Promise<void> {
  async function mayRead(request: FastifyRequest, { module, is_public }: ContentRow): Promise<boolean> {
    const releases = releasesWithFiles(app.registry, module)
    if (is_public && releases.some(({ files }) => files.public)) return true
    const role = releases.length > 0 ? await readerRole(app.sql, request) : undefined
    if (!role) return false
    const permissions = await app.permissionsOf(
      role,
      releases.map(({ descriptor }) => descriptor),
    )
    return releases.some(({ descriptor }) => mayOpenInBackOffice(descriptor, role, permissions))
  }

  app.get<{ Params: { id: string; file: string } }>(
    '/media/modules/:id/:file',
    { config: { rules: { roles: 'open', tokens: 'closed' } } },
    async (request, reply) => {
      const { id: fileId, file } = request.params
      const width = file === 'scan' ? '0' : /^([1-9]\d{2,3})\.webp$/.exec(file)?.[1]
      if (!width) throw routeNotFound()
      const [row] = await app.sql<ContentRow[]>`
        select f.module, f.kind, f.name, f.type, f.is_public, c.bytes
        from module_files f
        join module_file_contents c on c.file_id = f.id
        where f.id = ${fileId} and c.width = ${Number(width)}`
      if (!row || !(await mayRead(request, row))) throw routeNotFound()
      const { name: fileName, kind, type, is_public, bytes } = row
      // a scan is for saving: a PDF that opens in the page would be a page of ours
      if (kind === 'scan')
        reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      return sendMedia(
        request,
        reply,
        { id: `${fileId}-${file}`, type, isPublic: is_public },
        async () => bytes,
      )
    },
  )
}
