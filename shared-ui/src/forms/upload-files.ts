import { http } from '@samity/shared-api/client'
import type { Resource } from '@samity/shared-api/contract'
import type { ModuleFile } from '@samity/shared-api/contract/system/module-files'
import type { Values } from './use-form-handle.ts'

/** A form that is sent again after an error does not upload its files again. */
const addressesCache = new WeakMap<File, string>()
const cleared = '_clear'

async function upload(module: string, kind: string, name: string, file: File): Promise<string> {
  const form = new FormData()
  form.append(name, file)
  const { data } = await http.post<ModuleFile>(`module-files/${module}/${kind}/`, form)
  addressesCache.set(file, data.address)
  return data.address
}

/**
 * Uploads the files of a module's record and returns the body with their addresses; null removes a file. A
 * refusal names the field.
 */
export async function uploadFiles(module: string, { fields }: Resource, body: Values): Promise<Values> {
  const entries = Object.entries(body).map(async ([name, value]): Promise<[string, unknown]> => {
    if (value === true && name.endsWith(cleared)) return [name.slice(0, -cleared.length), null]
    if (!(value instanceof File)) return [name, value]
    const kind = fields[name]?.kind === 'picture' ? 'picture' : 'scan'
    return [name, addressesCache.get(value) ?? (await upload(module, kind, name, value))]
  })
  return Object.fromEntries(await Promise.all(entries))
}
