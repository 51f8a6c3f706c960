import { z } from 'zod'
import { backupModuleSchema, type BackupItem } from './tables.ts'

export const manifestSchema = z.object({
  format: z.literal(2),
  made_at: z.iso.datetime(),
  /** The schema version of the content, and the fingerprint of each migration up to it */
  schema: z.number().int().positive(),
  migrations: z.record(z.string(), z.string()),
  modules: z.array(backupModuleSchema).optional(),
})

export type ArchiveContent = Omit<z.infer<typeof manifestSchema>, 'format'>

/**
 * `check` reads the whole file; call it before using the content. `read` passes the content to `reader`,
 * piece by piece. Both throw StartupError if the file was cut off or changed.
 */
export type Archive = {
  content: ArchiveContent
  check(): Promise<void>
  read<T>(reader: (items: AsyncIterable<BackupItem>) => Promise<T>): Promise<T>
}
