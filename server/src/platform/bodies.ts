import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { largestPicture } from '@samity/shared-api/contract/picture'
import { malformed, Refusal } from './errors.ts'

/** A file of a multipart body. Its name and content type are what the sender claims, nothing more. */
export type Upload = { filename: string; bytes: Buffer }

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a multipart body by field name; empty ones are left out. */
    uploads: Record<string, Upload>
  }
}

const wrongType = {
  en: 'Send JSON or a multipart form.',
  bn: 'JSON অথবা মাল্টিপার্ট ফর্ম পাঠান।',
}

/** 'children[0][name]' and 'children[0]name' name the same place: children, 0, name. */
const placeOf = (name: string): string[] => name.split(/[[\]]/).filter((part) => part !== '')
const unsafe = new Set(['__proto__', 'constructor', 'prototype'])

type Tree = Map<string, Tree | unknown[]>

function plant(tree: Tree, [first = '', ...rest]: string[], value: unknown): void {
  const grown = tree.get(first)
  if (rest.length === 0) tree.set(first, Array.isArray(grown) ? [...grown, value] : [value])
  else {
    const branch = grown instanceof Map ? grown : (new Map() as Tree)
    tree.set(first, branch)
    plant(branch, rest, value)
  }
}

/** Branches whose names are all numbers are lists, in the order of the numbers. A name given twice is a list too. */
function harvest(branch: Tree | unknown[]): unknown {
  if (Array.isArray(branch)) return branch.length === 1 ? branch[0] : branch
  const entries = [...branch]
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name)))
    return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => harvest(value))
  return Object.fromEntries(entries.map(([name, value]) => [name, harvest(value)]))
}

/** The fields of a form as the JSON body that says the same. */
export function fieldsToBody(fields: Iterable<[string, unknown]>): Record<string, unknown> {
  const tree: Tree = new Map()
  for (const [name, value] of fields) {
    const place = placeOf(name)
    if (place.length === 0 || place.length > 4 || place.some((part) => unsafe.has(part))) throw malformed()
    plant(tree, place, value)
  }
  return tree.size === 0 ? {} : Object.fromEntries([...tree].map(([name, value]) => [name, harvest(value)]))
}

async function readMultipart(request: FastifyRequest): Promise<void> {
  const fields: [string, unknown][] = []
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.push([part.fieldname, part.value])
    else {
      const bytes = await part.toBuffer()
      if (bytes.length > 0 && !unsafe.has(part.fieldname))
        request.uploads[part.fieldname] = { filename: part.filename, bytes }
    }
  }
  request.body = fieldsToBody(fields)
}

/** A form that breaks off or has no boundary cannot be read; limits that it exceeds speak for themselves. */
function asRefusal(error: unknown): never {
  throw error instanceof Refusal || (error instanceof Error && 'statusCode' in error) ? error : malformed()
}

const isEmpty = (request: FastifyRequest) =>
  request.headers['transfer-encoding'] === undefined && Number(request.headers['content-length'] ?? 0) === 0

/** Every write takes JSON, a multipart form or a plain form; a body that is not there is an empty one. */
export async function bodies(app: FastifyInstance): Promise<void> {
  app.decorateRequest('uploads')
  app.addHook('onRequest', async (request) => {
    request.uploads = {}
    // a DELETE works without a body whatever its content type says
    if (isEmpty(request)) delete request.headers['content-type']
  })

  const json = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.trim() === '' ? done(null, {}) : json(request, body, done),
  )
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, fieldsToBody(new URLSearchParams(body)))
      } catch (error) {
        done(error as Error)
      }
    },
  )
  app.addContentTypeParser('*', (_request, _payload, done) => done(new Refusal(415, wrongType)))

  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      fileSize: largestPicture,
      files: 6,
      fields: 400,
      parts: 400,
      fieldSize: 1024 * 1024,
      fieldNameSize: 100,
    },
  })
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) await readMultipart(request).catch(asRefusal)
    else request.body ??= {}
  })
}
