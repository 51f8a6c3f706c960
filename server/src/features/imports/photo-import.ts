import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { importKindOf } from '@samity/shared-api/contract/imports/import-kinds'
import type { AppliedImport, PhotoPreview } from '@samity/shared-api/contract/imports/import-record'
import { notifyChange } from '../../database/changes.ts'
import { admin } from '../../http/access.ts'
import { importDescription } from '../../http/describe-routes.ts'
import { unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { importSentences } from './reference-data/import-sentences.ts'
import { applyRows, summarize } from './apply-rows.ts'
import type { ImportProgressStore } from './import-progress.ts'
import { photos } from './photos.ts'
import type { ImportHandler } from './import-handler.ts'
import { readPhotoArchive } from './read-photo-archive.ts'
import { runImport, tryImport, type ApplyRows } from './run-import.ts'
import { routesOf } from '../../http/route.ts'

const flag = (initial: boolean) =>
  z
    .preprocess(
      (value) => (value === undefined || value === '' ? initial : value === 'true' || value === true),
      z.boolean(),
    )
    .meta({ type: ['boolean', 'string'] })
const archiveBody = z.object({ dry_run: flag(true), skip_errors: flag(false) })
const archiveRequired = { en: 'Choose a ZIP with pictures', bn: 'ছবিসহ একটি জিপ ফাইল বেছে নিন' }
const columns = ['file', 'bar_registration_number'] as const

const route = routesOf({ area: 'imports', tokens: 'imports' })

export async function photoImport(app: FastifyInstance, progress: ImportProgressStore): Promise<void> {
  withZod(app).post(
    '/imports/photos',
    route({
      roles: admin,
      ...importDescription('Import photos of advocates'),
      returns: 'AppliedImport',
      file: 'archive',
      dryRun: 'PhotoPreview',
      config: { files: 1 },
      schema: { body: archiveBody },
    }),
    async (request, reply): Promise<PhotoPreview | AppliedImport> => {
      const archive = request.uploads['archive']
      if (!archive) throw unprocessable({ archive: archiveRequired }, archiveRequired)
      const { dry_run, skip_errors } = request.body
      const digest = archive.hash()
      const pictures = await readPhotoArchive(archive, app.environment.data)
      if (pictures.length === 0)
        throw unprocessable({ archive: importSentences.nothing }, importSentences.nothing)
      const table = {
        kind: importKindOf('photos'),
        // the values of a row are the fields of the kind and the picture
        handler: photos as unknown as ImportHandler,
        columns,
        rows: pictures.map(({ file, number }, index) => ({ row: index + 1, cells: [file, number] })),
        more: new Map(pictures.map(({ picture }, index) => [index + 1, { picture }])),
      }
      const apply: ApplyRows = (sql) =>
        progress.track(request, table.rows.length, (onRows) => applyRows(sql, request, { ...table, onRows }))
      if (dry_run) return { ...summarize(await tryImport(app, apply)), rows: table.rows }
      const source = { kind: 'photos', file: archive.filename, columns, digest } as const
      const result = await runImport(request, source, { apply, skip: skip_errors })
      notifyChange(app, 'advocates')
      return reply.code(201).send(result)
    },
  )
}
