import type { ModuleFile, ModuleFileKind } from '@samity/shared-api/contract/system/module-files'
import type { FastifyRequest } from 'fastify'
import { requestApi } from './request-api.ts'
import { noRecord } from './service-error.ts'

/** The path of a file that the server stores for modules. Throws 404 for any other address. */
function pathOf(address: string): string {
  const [, id] = /^\/media\/modules\/([0-9a-f]{40})$/.exec(address) ?? []
  if (!id) throw noRecord()
  return `module-files/${id}/`
}

/**
 * Stores a file that the service itself has made. Keep it then: the server deletes it after a day. Throws
 * what the API refuses, such as 409 `file.quota`.
 */
export async function addFile(
  request: FastifyRequest,
  kind: ModuleFileKind,
  { name, content }: { name: string; content: Uint8Array<ArrayBuffer> },
): Promise<ModuleFile> {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  const path = `module-files/${request.claims.aud}/${kind}/`
  // the API returns this type
  return (await requestApi(request, path, { method: 'POST', body: form })) as ModuleFile
}

/**
 * Keeps an uploaded file, because a row has its address. Call it as the last statement of the transaction
 * that saves the row: a row then never has a file that does not exist. `isPublic` shows it to visitors.
 * Throws 404 for a file of another module.
 */
export const keepFile = async (
  request: FastifyRequest,
  address: string,
  { isPublic = false } = {},
): Promise<ModuleFile> =>
  // the API returns this type
  (await requestApi(request, pathOf(address), {
    method: 'PUT',
    body: { is_public: isPublic },
  })) as ModuleFile

/** Deletes a file. Call it after the transaction: `sweepFiles` deletes what a crash in between leaves. */
export const deleteFile = async (request: FastifyRequest, address: string): Promise<void> => {
  await requestApi(request, pathOf(address), { method: 'DELETE' })
}

/**
 * Deletes the files of the module that no row has and that were kept more than a day ago, in a job of every
 * day.
 */
export const sweepFiles = async (request: FastifyRequest, addresses: readonly string[]): Promise<void> => {
  await requestApi(request, 'module-files/sweep/', { method: 'POST', body: { addresses } })
}
