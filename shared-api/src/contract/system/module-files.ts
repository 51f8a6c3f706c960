import { field } from '../field.ts'
import type { Words } from '../words.ts'
import * as z from '../z.ts'

export const moduleFileKinds = ['picture', 'scan'] as const
export type ModuleFileKind = (typeof moduleFileKinds)[number]

/** A picture or scan that the server stores for a module. */
export type ModuleFile = {
  /**
   * What the module's rows have: '/media/modules/<id>'. A picture is at `<address>/320.webp`, `640` or
   * `1280`, a scan at `<address>/scan`.
   */
  address: string
  module: string
  kind: ModuleFileKind
  name: string
  /** 'image/webp' or 'application/pdf' */
  type: string
  /** Of a picture as it was sent, in pixels */
  width: number | null
  height: number | null
  /** Its part of the quota */
  bytes: number
  is_public: boolean
  /** False: the server deletes it a day after its upload. The service of the module has not kept it yet. */
  is_kept: boolean
}

/** The room that the files of a module take. */
export type ModuleFilesUsage = {
  module: string
  title: Words
  files: number
  bytes: number
  /** The room for all files together; null when no release in use stores files */
  quota: number | null
}

/**
 * A field of a module's resource: the address of a picture that the server stores for the module. The form
 * uploads a new picture before it saves the record. Undefined leaves the picture, null removes it.
 */
export const modulePicture = (label: Words) =>
  field(
    'picture',
    label,
    z
      .unknown()
      .transform((value) => (typeof value === 'string' || value === null ? value : undefined))
      .optional(),
    false,
  )
