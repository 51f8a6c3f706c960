import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maxPictureBytes } from '@samity/shared-api/contract/picture'
import { malformed, ApiError, tooLarge } from './errors.ts'
import { UploadedFile } from './uploaded-file.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a multipart form that holds at most so many files (0: fields only). Other routes refuse forms. */
    files?: number
  }
  interface FastifyRequest {
    /** Files of a multipart body by field name; empty ones are left out. */
    uploads: Record<string, UploadedFile>
  }
}

/** A form with files, as a whole; the same as `client_max_body_size` in docs/operate.md */
const maxFormBytes = 30 * 1024 * 1024
const maxFields = 100
const maxFieldBytes = 100 * 1024
/** All fields together stay in memory, unlike files. */
const maxFieldsBytes = 1024 * 1024

/** Forms with files that may be on their way to this process at one time: in all, and of one person */
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

/** How many bytes a form to this route may have. */
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

/** Closes its files when nothing is written into them any more. */
const closeFiles = ({ files, completion }: MultipartForm) =>
  completion.catch(() => undefined).then(() => Promise.all([...files.values()].map((file) => file.close())))

/** Reads a form to its end, or until it is longer than it may be; what has come up to then stands in `form`. */
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
    // what is still being read then ends with the connection
    await Promise.race([form.completion, overflow.promise])
  } finally {
    request.raw.off('data', count)
  }
}

/** A form that breaks off or has no boundary cannot be read; limits that it exceeds speak for themselves. */
function throwApiError(error: unknown): never {
  const hasStatus = error instanceof ApiError || (error instanceof Error && 'statusCode' in error)
  throw hasStatus || isDiskFull(error) ? error : malformed()
}
const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EIO'].includes(String(error.code))

/** Registers what `readForm` needs: how many forms are on their way, and their files. */
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
  // the work is done, whatever became of the one who asked for it
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

/** At most so much of an unread body is read, and for so long, before the connection is closed. */
const maxDrainBytes = 512 * 1024
const maxDrainMs = 500

/**
 * Reads a short rest of a body that nobody wanted, so that the sender sees the answer; answers whether it is at its end.
 * A longer one is left unread: the connection has to be closed.
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
