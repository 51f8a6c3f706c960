import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import {
  changeRehearsalPolicy,
  listReleases,
  readRehearsal,
  readRehearsalPicture,
  readRehearsalPolicy,
  releaseNameSchema,
} from '@samity/module-registry'
import type { Instant } from '@samity/shared-api/contract/moment'
import type { RehearsalDetails, RehearsalState } from '@samity/shared-api/contract/system/rehearsals'
import { z } from 'zod'
import { audit } from '../../audit/audit.ts'
import { admin } from '../../http/access.ts'
import { conflict, routeNotFound } from '../../http/errors.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import type { Environment } from '../../process/environment.ts'
import { hasEnded } from '../../process/has-ended.ts'
import {
  readRehearsalState,
  readRunningRehearsal,
  rehearsalDataFolder,
  writeRunningRehearsal,
} from './running-rehearsal.ts'

const route = routesOf({ area: 'modules', tokens: 'closed' })
const params = z.object({ name: z.string().regex(/^[a-z][a-z0-9-]*$/) })
const releaseBody = z.object({ release: releaseNameSchema })

const messages = {
  running: {
    en: 'A release is being rehearsed. Wait until it is finished, or cancel it.',
    bn: 'একটি রিলিজের মহড়া চলছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন, অথবা বাতিল করুন।',
  },
}

const program = path.join(import.meta.dirname, '../../samity.ts')

/** The server has removed its secrets from the environment; a secret in a file is read from there again. */
function secretsOf({ databaseUrl, backups, secretKey }: Environment): NodeJS.ProcessEnv {
  const secrets = {
    DATABASE_URL: databaseUrl,
    BACKUP_PASSPHRASE: backups.unencrypted ? 'none' : backups.passphrase,
    SECRET_KEY: secretKey.key,
  }
  return Object.fromEntries(Object.entries(secrets).filter(([name]) => !process.env[`${name}_FILE`]))
}

/** Starts a rehearsal in a process of its own, which ends with this one. */
function startRehearsal({ environment, log }: FastifyInstance, module: string, release: string) {
  const { data, releases } = environment
  const child = spawn(
    process.execPath,
    ['--disable-sigusr1', program, 'rehearse-release', module, release, '--from-server'],
    {
      env: {
        ...process.env,
        ...secretsOf(environment),
        SAMITY_DATA: data,
        SAMITY_RELEASES: releases,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  child.on('error', (error) => log.error({ err: error }, 'rehearsal'))
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => log.info({ module, release }, `rehearsal: ${line}`))
  return child
}

export async function rehearsalRoutes(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const { environment } = app
  const { folder } = app.registry
  const state = (): RehearsalState => readRehearsalState(environment)
  let starting: ReturnType<typeof startRehearsal> | undefined
  const isStarting = () => starting !== undefined && !hasEnded(starting)
  app.addHook('onReady', async () => {
    // a copy of the data must not stay when its rehearsal was killed
    if (!readRunningRehearsal(environment.data))
      await rm(rehearsalDataFolder(environment.data), { recursive: true, force: true })
  })
  app.addHook('onClose', async () => void starting?.kill('SIGTERM'))

  routes.get(
    '/modules/rehearsals',
    route({ roles: admin, summary: 'Module: how far a rehearsal is', returns: 'RehearsalState' }),
    state,
  )

  routes.get(
    '/modules/:name/rehearsal',
    route({
      roles: admin,
      summary: 'Module: the last rehearsal of a release',
      returns: 'RehearsalDetails',
      schema: { params, querystring: releaseBody },
    }),
    (request): RehearsalDetails => {
      const rehearsal = readRehearsal(folder, request.params.name, request.query.release)
      if (!rehearsal) throw routeNotFound()
      const pictures = Object.keys(rehearsal.pictures).flatMap((name) => {
        const picture = readRehearsalPicture(folder, rehearsal, name)
        return picture ? [[name, `data:image/webp;base64,${picture.toString('base64')}`] as const] : []
      })
      return { ...rehearsal, pictures: Object.fromEntries(pictures) }
    },
  )

  routes.post(
    '/modules/:name/rehearse',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'Module: rehearse a release',
      returns: 'RehearsalState',
      schema: { params, body: releaseBody },
    }),
    async (request) => {
      const { name } = request.params
      const { release } = request.body
      if (!listReleases(folder, name).includes(release)) throw routeNotFound()
      if (isStarting() || readRunningRehearsal(environment.data))
        throw conflict(messages.running).as('module.refused')
      await write(request, async (sql) => {
        const after = { release }
        await audit(sql, request, { action: 'rehearse', subject: 'modules', subject_id: name, after })
        return null
      })
      starting = startRehearsal(app, name, release)
      // pages see it before it has found its backup
      const since = new Date().toISOString() as Instant // as the type says
      if (starting.pid !== undefined)
        writeRunningRehearsal(
          environment.data,
          { module: name, release, since, opened: 0, total: 0 },
          starting.pid,
        )
      return state()
    },
  )

  routes.post(
    '/modules/rehearsals/cancel',
    route({ roles: admin, summary: 'Module: cancel the rehearsal', returns: 'RehearsalState' }),
    (request) =>
      write(request, async (sql) => {
        const rehearsal = readRunningRehearsal(environment.data)
        if (rehearsal) {
          process.kill(rehearsal.pid, 'SIGTERM')
          await audit(sql, request, {
            action: 'cancel',
            subject: 'modules',
            subject_id: rehearsal.module,
            after: { rehearsal: rehearsal.release },
          })
        }
        return { ...state(), running: null }
      }),
  )

  routes.put(
    '/modules/rehearsals',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'Module: whether an activation requires a passed rehearsal',
      returns: 'RehearsalState',
      schema: { body: z.object({ required: z.boolean() }) },
    }),
    (request) =>
      write(request, async (sql) => {
        const { required: before } = readRehearsalPolicy(folder)
        const { required } = request.body
        if (before !== required) {
          changeRehearsalPolicy(folder, { required })
          await audit(sql, request, {
            action: 'update',
            subject: 'modules',
            before: { rehearsal_required: before },
            after: { rehearsal_required: required },
          })
        }
        return state()
      }),
  )
}
