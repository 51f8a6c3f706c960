import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maxPictureBytes } from '@samity/shared-api/contract/picture'
import { malformed, ApiError, tooLarge } from './errors.ts'
import { UploadedFile } from './uploaded-file.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route accepts a multipart form with at most this many files (0: fields only). Other routes refuse
     * forms.
     */
    files?: number
  }
  interface FastifyRequest {
    /** The files of a multipart body by field name, without empty files. */
    uploads: Record<string, UploadedFile>
  }
}

/** The largest form with files; the same as `client_max_body_size` in docs/operate/several-servers.md */
const maxFormBytes = 30 * 1024 * 1024
const maxFields = 100
const maxFieldBytes = 100 * 1024
/** The size of all fields together: unlike files they stay in memory. */
const maxFieldsBytes = 1024 * 1024

const maxConcurrentUploads = 40
const maxConcurrentUploadsPerPerson = 12
const retryAfterSeconds = 5

export const busy = (): ApiError =>
  new ApiError(
    503,
    {
      en: 'Too many files are being sent at the moment. Please try again shortly.',
      bn: 'এই মুহূর্তে অনেক ফাইল পাঠানো হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
    },
    {},
    { headers: { 'retry-after': String(retryAfterSeconds) } },
  )

export const multipartLimits = {
  fileSize: maxPictureBytes,
  fields: maxFields,
  fieldSize: maxFieldBytes,
  fieldNameSize: 100,
  headerPairs: 20,
}

export const maxBytesOf = ({ routeOptions }: FastifyRequest): number =>
  routeOptions.config.files ? maxFormBytes : (routeOptions.bodyLimit ?? 0)

type MultipartForm = {
  fields: [string, unknown][]
  files: Map<string, UploadedFile>
  completion: Promise<void>
}

async function appendPart(part: Readable, file: UploadedFile, dataFolder: string): Promise<void> {
  for await (const chunk of part as AsyncIterable<Buffer>) {
    if (file.size + chunk.length > maxPictureBytes) throw tooLarge()
    await file.append(chunk, dataFolder)
  }
}

const closeFiles = ({ files, completion }: MultipartForm) =>
  completion.catch(() => undefined).then(() => Promise.all([...files.values()].map((file) => file.close())))

/**
 * Reads a form into `form` to its end. Throws 413 as soon as it is too large; `form` then contains the part
 * read so far.
 */
async function receive(request: FastifyRequest, form: MultipartForm): Promise<void> {
  const { files: maxFiles = 0 } = request.routeOptions.config
  const maxBytes = maxBytesOf(request)
  const overflow = Promise.withResolvers<never>()
  let receivedBytes = 0
  let fieldBytes = 0
  const parts = request.parts({ limits: { files: maxFiles, parts: maxFields + maxFiles } })
  const count = (chunk: Buffer) => {
    receivedBytes += chunk.length
    if (receivedBytes > maxBytes) overflow.reject(tooLarge())
  }
  const readParts = async () => {
    for await (const part of parts) {
      if (part.type === 'field') {
        fieldBytes += Buffer.byteLength(part.fieldname + JSON.stringify(part.value))
        if (part.valueTruncated || fieldBytes > maxFieldsBytes) throw tooLarge()
        form.fields.push([part.fieldname, part.value])
        continue
      }
      const file = new UploadedFile(part.filename)
      form.files.set(part.fieldname, file)
      await appendPart(part.file, file, request.server.environment.data)
    }
  }
  form.completion = readParts()
  request.raw.on('data', count)
  try {
    // after an overflow, reading ends together with the connection
    await Promise.race([form.completion, overflow.promise])
  } finally {
    request.raw.off('data', count)
  }
}

/** Throws 400 for a form that ends too early or has no boundary; other errors already have a status. */
function throwApiError(error: unknown): never {
  const hasStatus = error instanceof ApiError || (error instanceof Error && 'statusCode' in error)
  throw hasStatus || isDiskFull(error) ? error : malformed()
}
const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EIO'].includes(String(error.code))

/** Counts concurrent uploads and closes their files. Returns the function that reads a form. */
export function acceptUploads(
  app: FastifyInstance,
): (request: FastifyRequest) => Promise<[string, unknown][]> {
  const countByPerson = new Map<string, number>()
  let uploadCount = 0
  const forms = new WeakMap<FastifyRequest, MultipartForm>()

  app.decorateRequest('uploads')
  app.addHook('onRequest', async (request) => {
    request.uploads = {}
  })
  // the handler has ended, even if the client has left
  app.addHook('onSend', async (request) => {
    request.uploads = {}
    const form = forms.get(request)
    if (form) void closeFiles(form)
  })

  async function withUploadSlot<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const person = request.user ? `user ${request.user.id}` : `address ${request.ip}`
    const personCount = countByPerson.get(person) ?? 0
    if (uploadCount >= maxConcurrentUploads || personCount >= maxConcurrentUploadsPerPerson) throw busy()
    uploadCount++
    countByPerson.set(person, personCount + 1)
    try {
      return await work()
    } finally {
      uploadCount--
      const remaining = (countByPerson.get(person) ?? 1) - 1
      if (remaining > 0) countByPerson.set(person, remaining)
      else countByPerson.delete(person)
    }
  }

  async function readFiles(request: FastifyRequest): Promise<[string, unknown][]> {
    const form: MultipartForm = { fields: [], files: new Map(), completion: Promise.resolve() }
    forms.set(request, form)
    await receive(request, form).catch(throwApiError)
    for (const [name, file] of form.files) if (file.size > 0) request.uploads[name] = file
    return form.fields
  }

  return (request) =>
    request.routeOptions.config.files ? withUploadSlot(request, () => readFiles(request)) : readFiles(request)
}

const maxDrainBytes = 512 * 1024
const maxDrainMs = 500

/**
 * Reads the short rest of a body that the handler did not read, so that the client can read the response.
 * Returns true at the end of the body. It does not read a longer rest: then the caller must close the
 * connection.
 */
export async function drainBody({ raw }: FastifyRequest): Promise<boolean> {
  if (raw.readableEnded || raw.destroyed) return true
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), maxDrainMs)
  let drainedBytes = 0
  const count = (chunk: Buffer) => {
    drainedBytes += chunk.length
    if (drainedBytes > maxDrainBytes) stop.abort()
  }
  raw.unpipe()
  raw.on('data', count).resume()
  try {
    await Promise.race([
      once(raw, 'end', { signal: stop.signal }),
      once(raw, 'close', { signal: stop.signal }),
    ])
    return true
  } catch {
    raw.pause()
    return false
  } finally {
    clearTimeout(timer)
    stop.abort()
    raw.off('data', count)
  }
}
