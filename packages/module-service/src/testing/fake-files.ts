import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer, json } from 'node:stream/consumers'
import type { ModuleFile, ModuleFileKind } from '@samity/shared-api/contract/system/module-files'

/** The files of one module as the server keeps them; without `declared` it refuses every call. */
export function fakeFiles(
  module: string,
  declaredFiles?: { kinds: readonly string[]; public?: boolean | undefined },
) {
  const files = new Map<string, ModuleFile>()
  function addFile(kind: ModuleFileKind, bytes = 1000): ModuleFile {
    const address = `/media/modules/${randomBytes(20).toString('hex')}`
    const isPicture = kind === 'picture'
    const file: ModuleFile = {
      address,
      module,
      kind,
      name: isPicture ? 'picture.webp' : 'scan.pdf',
      type: isPicture ? 'image/webp' : 'application/pdf',
      width: isPicture ? 900 : null,
      height: isPicture ? 1200 : null,
      bytes,
      is_public: false,
      is_kept: false,
    }
    files.set(address, file)
    return file
  }

  async function changeFile(
    request: IncomingMessage,
    method: string,
    path: string,
  ): Promise<{ status: number; body?: object }> {
    const refuse = (status: number, message: string) => ({ status, body: { message } })
    if (!declaredFiles) return refuse(404, `${module} declares no files.`)
    const [, kind] = new RegExp(`^module-files/${module}/(picture|scan)/$`).exec(path) ?? []
    if (method === 'POST' && kind) {
      if (!declaredFiles.kinds.includes(kind)) return refuse(422, `${module} declares no files of this kind.`)
      const { length } = await buffer(request)
      // the expression matches both kinds
      return { status: 201, body: addFile(kind as ModuleFileKind, length) }
    }
    if (method === 'POST') {
      // the service sends its addresses
      const { addresses } = (await json(request)) as { addresses: string[] }
      for (const [address, { is_kept }] of files)
        if (is_kept && !addresses.includes(address)) files.delete(address)
      return { status: 204 }
    }
    const address = path.replace(/^module-files\/(\w+)\/$/, '/media/modules/$1')
    const file = files.get(address)
    if (!file) return refuse(404, `${module} has no file ${address}.`)
    if (method === 'DELETE') {
      files.delete(address)
      return { status: 204 }
    }
    // the service sends this
    const { is_public } = (await json(request)) as { is_public: boolean }
    if (is_public && !declaredFiles.public) return refuse(422, `${module} declares no public files.`)
    files.set(address, { ...file, is_kept: true, is_public })
    return { status: 200, body: files.get(address)! }
  }

  return { files, addFile, changeFile }
}
