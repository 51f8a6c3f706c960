import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { inLanguage, type Language, type ErrorBody, type Words } from '@samity/shared-api/contract'
import { errorCode } from '../process/error-code.ts'
import { readAddress } from '@samity/shared-api/module'
import { isDatabaseUnreachable, isDatabaseError } from '../database/database.ts'
import { constraintMessage, foreignKeyMessage } from './constraint-messages.ts'
import { languageOf } from './language.ts'

/** Sentences by field, in the wire's names; a string may be one that `says` registered. */
export type FieldMessages = Record<string, Words | string>

/** Everything the server refuses. `more` are further keys of the answer (`current` of a version conflict). */
export class ApiError extends Error {
  readonly status: number
  readonly words: Words
  readonly fields: FieldMessages
  readonly more: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    words: Words,
    fields: FieldMessages = {},
    { more = {}, headers = {} }: { more?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(words.en)
    this.status = status
    this.words = words
    this.fields = fields
    this.more = more
    this.headers = headers
  }
}

const messages = {
  malformed: { en: 'The request could not be read.', bn: 'অনুরোধটি পড়া যায়নি।' },
  fields: { en: 'Please correct the marked fields.', bn: 'চিহ্নিত ঘরগুলো সংশোধন করুন।' },
  signIn: { en: 'Please sign in.', bn: 'অনুগ্রহ করে সাইন ইন করুন।' },
  role: { en: 'Your role does not allow this.', bn: 'আপনার ভূমিকায় এটি করার অনুমতি নেই।' },
  twoFactor: {
    en: 'Your role may work only with two-step sign-in. Set it up in your profile first.',
    bn: 'আপনার ভূমিকায় কাজ করতে দুই ধাপের সাইন ইন লাগে। আগে প্রোফাইলে এটি চালু করুন।',
  },
  routeNotFound: { en: 'This page does not exist.', bn: 'এই ঠিকানায় কিছু নেই।' },
  tooLarge: { en: 'What was sent is too large.', bn: 'পাঠানো তথ্য অনেক বড়।' },
  contentType: {
    en: 'Send JSON or a multipart form.',
    bn: 'JSON অথবা মাল্টিপার্ট ফর্ম পাঠান।',
  },
  noSuchRecord: {
    en: 'A record that was chosen does not exist. Reload the page and choose again.',
    bn: 'বেছে নেওয়া একটি তথ্য পাওয়া যায়নি। পাতাটি আবার খুলে বেছে নিন।',
  },
  databaseUnreachable: {
    en: 'The database cannot be reached at the moment. Please try again shortly.',
    bn: 'এই মুহূর্তে ডেটাবেসে সংযোগ করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  },
  diskFull: {
    en: "The server's disk is full, so nothing was saved. Please tell whoever looks after the server.",
    bn: 'সার্ভারের ডিস্ক পূর্ণ, তাই কিছু সংরক্ষণ হয়নি। সার্ভারের দায়িত্বে যিনি আছেন তাঁকে জানান।',
  },
  overloaded: {
    en: 'This took too long, so it was stopped. Please wait a moment and try again, or ask for less.',
    bn: 'এতে অনেক বেশি সময় লাগছিল, তাই থামানো হয়েছে। একটু পরে আবার চেষ্টা করুন, অথবা কম তথ্য চান।',
  },
  unexpected: { en: 'Something went wrong', bn: 'কিছু একটা ভুল হয়েছে' },
} satisfies Record<string, Words>

/** 422: a field or a rule is not met. */
export const unprocessable = (fields: FieldMessages, words: Words = messages.fields): ApiError =>
  new ApiError(422, words, fields)
/** 409: the state of things forbids it. */
export const conflict = (
  words: Words,
  fields: FieldMessages = {},
  more: Record<string, unknown> = {},
): ApiError => new ApiError(409, words, fields, { more })
/** 400: a body, query or path value that cannot be read. */
export const malformed = (words: Words = messages.malformed, fields: FieldMessages = {}): ApiError =>
  new ApiError(400, words, fields)
export const notSignedIn = (): ApiError => new ApiError(401, messages.signIn)
export const notAllowed = (): ApiError => new ApiError(403, messages.role)
export const twoFactorRequired = (): ApiError => new ApiError(403, messages.twoFactor)
export const notFound = (name: Words): ApiError =>
  new ApiError(404, { en: `This ${name.en} does not exist.`, bn: `এই ${name.bn} পাওয়া যায়নি।` })
/** 413: more than the route takes. */
export const tooLarge = (): ApiError => new ApiError(413, messages.tooLarge)
export const routeNotFound = (): ApiError => new ApiError(404, messages.routeNotFound)

/** 503 of a read that was turned away or stopped: too many at a time, or too long. */
export class OverloadError extends ApiError {
  constructor() {
    super(503, messages.overloaded, {}, { headers: { 'retry-after': '5' } })
  }
}
export const overloaded = (): ApiError => new OverloadError()

type Issue = z.core.$ZodIssue

/** Of a value that may be one thing or another, the sentence of the last alternative: the first is always 'left out'. */
export const messageOf = (issue: Issue): string => {
  const nested = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined
  return nested ? messageOf(nested) : issue.message
}

/** 422 for what a zod schema found in a body. */
export function unprocessableBody(issues: readonly Issue[]): ApiError {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= messageOf(issue)
  return unprocessable(fields)
}

/** What the validator throws; the part of the request it looked at decides between 422 and 400. */
export class ValidationError extends Error {
  readonly issues: readonly Issue[]
  constructor(issues: readonly Issue[]) {
    super('validation')
    this.issues = issues
  }
}

const messageByStatus: Record<number, Words> = {
  400: messages.malformed,
  404: messages.routeNotFound,
  413: messages.tooLarge,
  415: messages.contentType,
}

/** Values that no column can hold: a zero character, a number beyond its type, no such day. */
const invalidValueCodes = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

const databaseDiskFullCode = '53100'
const fileDiskFullCodes = new Set(['ENOSPC', 'EDQUOT'])
/** By the statement timeout, by the request's deadline, or because the client has left */
const statementCancelledCode = '57014'

function toApiError(error: FastifyError | Error): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (error instanceof ValidationError) {
    const isInBody = (error as ValidationError & { validationContext?: string }).validationContext === 'body'
    const bodyError = unprocessableBody(error.issues)
    return isInBody ? bodyError : malformed(messages.malformed, bodyError.fields)
  }
  if (isDatabaseUnreachable(error))
    return new ApiError(503, messages.databaseUnreachable, {}, { headers: { 'retry-after': '2' } })
  if (isDatabaseError(error)) {
    if (error.code === statementCancelledCode) return overloaded()
    if (error.code === databaseDiskFullCode) return new ApiError(503, messages.diskFull)
    const violation = constraintMessage(error.constraint_name)
    if (violation) return conflict(violation.message, { [violation.field]: violation.message })
    if (error.code === '23503') {
      // a record that others refer to is deleted by `removeRecord`, which says so itself
      const reference = foreignKeyMessage(error.constraint_name)
      return reference
        ? unprocessable({ [reference.field]: reference.message })
        : unprocessable({}, messages.noSuchRecord)
    }
    return invalidValueCodes.has(error.code) ? malformed() : undefined
  }
  if (fileDiskFullCodes.has(errorCode(error) ?? '')) return new ApiError(503, messages.diskFull)
  // a statement that was cancelled before it was sent
  if ('code' in error && error.code === statementCancelledCode) return overloaded()
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status >= 400 && status < 500
    ? new ApiError(status, messageByStatus[status] ?? messages.malformed)
    : undefined
}

const translatorOf = (language: Language) => (message: Words | string) =>
  typeof message === 'string' ? inLanguage(message, language) : message[language]

/** The one shape of every refusal: `{ message, errors? }`. */
export function errorBody(apiError: ApiError, language: Language): ErrorBody {
  const translate = translatorOf(language)
  const errors = Object.entries(apiError.fields).map(([field, message]) => [field, [translate(message)]])
  return {
    message: translate(apiError.words),
    ...(errors.length > 0 && { errors: Object.fromEntries(errors) as Record<string, string[]> }),
    ...apiError.more,
  }
}

/** Every error of every route ends here. What is unexpected is logged whole and answered with a reference only. */
export function sendError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const apiError = toApiError(error)
  if (!apiError) request.log.error({ err: error }, 'request failed')
  // the line of the request tells of it: a crowd must not fill the log
  else if (apiError.status >= 500 && !(apiError instanceof OverloadError))
    request.log.warn({ reason: error.message }, 'request refused')
  const response = apiError ?? new ApiError(500, messages.unexpected, {}, { more: { reference: request.id } })
  reply.code(response.status).headers(response.headers)
  // an object passes through the access log of personal data: the record of a conflict may tell some
  if ('current' in response.more) return reply.send(errorBody(response, languageOf(request)))
  return isPageRequest(request) && (response.status === 429 || response.status === 503)
    ? reply.type('text/html; charset=utf-8').send(errorPage(response, readAddress(request.url).language))
    : reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(errorBody(response, languageOf(request))))
}

const isPageRequest = ({ url, headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('text/html') && !url.startsWith('/api/')

/** What a visitor sees of a page that is refused. The sentences are ours: nothing of the request is in them. */
const errorPage = ({ words }: ApiError, language: Language): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words[language]}</title><p>${words[language]}</p></html>`
