import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fillWords, inLanguage, type Language, type ErrorBody, type Words } from '@samity/shared-api/contract'
import { codeOfStatus, type ErrorCode } from '@samity/shared-api/contract/error-codes'
import { errorCode } from '../process/error-code.ts'
import { readAddress } from '@samity/shared-api/module'
import { isDatabaseUnreachable, isDatabaseError } from '../database/database.ts'
import { constraintCode, type ConstraintMessages } from './constraint-messages.ts'
import { languageOf } from './language.ts'

/** Messages by field name on the wire. A string may contain both languages (`toMessage`). */
export type MessagesByField = Record<string, Words | string>

/**
 * A response with a 4xx or 5xx status. `more` contains further keys of the body (`current` for a version
 * conflict).
 */
export class ApiError extends Error {
  readonly status: number
  readonly words: Words
  readonly fields: MessagesByField
  readonly more: Record<string, unknown>
  readonly headers: Record<string, string>
  code: ErrorCode
  conflict: ErrorBody['conflict']

  constructor(
    status: number,
    words: Words,
    fields: MessagesByField = {},
    { more = {}, headers = {} }: { more?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(words.en)
    this.status = status
    this.words = words
    this.fields = fields
    this.more = more
    this.headers = headers
    this.code = codeOfStatus(status)
    this.conflict = undefined
  }

  /** Gives the error a reason of its own, and names the record in the way. Returns the same error. */
  as(code: ErrorCode, record?: ErrorBody['conflict']): this {
    this.code = code
    this.conflict = record
    return this
  }
}

const messages = {
  malformed: { en: 'The request could not be read.', bn: 'অনুরোধটি পড়া যায়নি।' },
  fields: { en: 'Please correct the marked fields.', bn: 'চিহ্নিত ঘরগুলো সংশোধন করুন।' },
  signIn: { en: 'Please sign in.', bn: 'অনুগ্রহ করে সাইন ইন করুন।' },
  role: { en: 'Your role does not allow this.', bn: 'আপনার ভূমিকায় এটি করার অনুমতি নেই।' },
  otherModule: { en: 'This belongs to another module.', bn: 'এটি অন্য মডিউলের।' },
  right: {
    en: 'The module may not do this: it does not ask for it, or no administrator has approved it.',
    bn: 'মডিউলটি এটি করতে পারে না: এটি চাওয়া হয়নি, অথবা কোনো প্রশাসক অনুমোদন করেননি।',
  },
  person: {
    en: 'A module may not do this by itself: a person does it.',
    bn: 'মডিউল নিজে এটি করতে পারে না: একজন মানুষ তা করেন।',
  },
  twoFactor: {
    en: 'Your role requires two-step sign-in. Set it up in your profile first.',
    bn: 'আপনার ভূমিকায় কাজ করতে দুই ধাপের সাইন ইন লাগে। আগে প্রোফাইলে এটি চালু করুন।',
  },
  confirm: {
    en: 'Nothing was changed, because you did not confirm that it is you.',
    bn: 'আপনিই যে কাজটি করছেন তা নিশ্চিত করা হয়নি, তাই কিছু পরিবর্তন হয়নি।',
  },
  token: {
    en: 'This API token is not valid. It may be wrong, expired or revoked.',
    bn: 'এই এপিআই টোকেন বৈধ নয়। এটি ভুল, মেয়াদোত্তীর্ণ বা বাতিল হতে পারে।',
  },
  tokenAddress: {
    en: 'This API token may not be used from this address.',
    bn: 'এই ঠিকানা থেকে এই এপিআই টোকেন ব্যবহার করা যাবে না।',
  },
  scope: {
    en: 'The scopes of this API token do not allow this.',
    bn: 'এই এপিআই টোকেনের পরিধিতে এটি করার অনুমতি নেই।',
  },
  routeNotFound: { en: 'This page does not exist.', bn: 'এই ঠিকানায় কিছু নেই।' },
  tooLarge: { en: 'The data that you sent is too large.', bn: 'পাঠানো তথ্য অনেক বড়।' },
  contentType: { en: 'Send JSON or a multipart form.', bn: 'JSON অথবা মাল্টিপার্ট ফর্ম পাঠান।' },
  noSuchRecord: {
    en: 'A record that was chosen does not exist. Reload the page and choose again.',
    bn: 'বেছে নেওয়া একটি তথ্য পাওয়া যায়নি। পাতাটি আবার খুলে বেছে নিন।',
  },
  databaseUnreachable: {
    en: 'The database cannot be reached at the moment. Please try again shortly.',
    bn: 'এই মুহূর্তে ডেটাবেসে সংযোগ করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  },
  diskFull: {
    en: "The server's disk is full, so nothing was saved. Please tell the operator of the server.",
    bn: 'সার্ভারের ডিস্ক পূর্ণ, তাই কিছু সংরক্ষণ হয়নি। সার্ভারের দায়িত্বে যিনি আছেন তাঁকে জানান।',
  },
  readOnly: {
    en: 'The database takes no changes at the moment, so nothing was saved. Please tell the operator of the server.',
    bn: 'ডেটাবেস এই মুহূর্তে কোনো পরিবর্তন নিচ্ছে না, তাই কিছু সংরক্ষণ হয়নি। সার্ভারের দায়িত্বে যিনি আছেন তাঁকে জানান।',
  },
  overloaded: {
    en: 'This took too long, so it was stopped. Please wait a moment and try again, or ask for less.',
    bn: 'এতে অনেক বেশি সময় লাগছিল, তাই থামানো হয়েছে। একটু পরে আবার চেষ্টা করুন, অথবা কম তথ্য চান।',
  },
  unexpected: { en: 'Something went wrong', bn: 'কিছু একটা ভুল হয়েছে' },
} satisfies Record<string, Words>

/**
 * 422 is for an invalid field or a broken rule, 409 for a change that the current state of the data does not
 * allow, and 400 for a body, query or path value that cannot be read.
 */
export const unprocessable = (fields: MessagesByField, words: Words = messages.fields): ApiError =>
  new ApiError(422, words, fields)
export const conflict = (
  words: Words,
  fields: MessagesByField = {},
  more: Record<string, unknown> = {},
): ApiError => new ApiError(409, words, fields, { more })
export const malformed = (words: Words = messages.malformed, fields: MessagesByField = {}): ApiError =>
  new ApiError(400, words, fields)
export const unreadableParameter = (name: string): ApiError =>
  malformed(undefined, { [name]: { en: 'This value cannot be read', bn: 'এই মান পড়া যায়নি' } })
export const notSignedIn = (): ApiError => new ApiError(401, messages.signIn)
/** 401 on a route for members. It ends no session of staff. */
export const memberRequired = (): ApiError => notSignedIn().as('auth.member')
export const notAllowed = (): ApiError => new ApiError(403, messages.role).as('auth.role')
/** 403 for the service of a module that calls what belongs to another one. */
export const notOfThisModule = (): ApiError => new ApiError(403, messages.otherModule).as('auth.module')
/** 403 for the service of a module without the right: not asked for in `asks`, or not approved. */
export const notAskedFor = (): ApiError => new ApiError(403, messages.right).as('auth.right')
/** 403 for the service of a module that does in an event or a job what only a person may do. */
export const personRequired = (): ApiError => new ApiError(403, messages.person).as('auth.person')
export const twoFactorRequired = (): ApiError => new ApiError(403, messages.twoFactor).as('auth.two_factor')
/** 403: the person must send password and second step first (`POST user/confirmation/`). */
export const confirmationRequired = (): ApiError => new ApiError(403, messages.confirm).as('auth.confirm')
export const notFound = (name: Words): ApiError =>
  new ApiError(404, fillWords({ en: 'This {name} does not exist.', bn: 'এই {name} পাওয়া যায়নি।' }, { name }))
/** 401 for an API token that is wrong, expired or revoked, or whose owner is no longer an administrator. */
export const tokenRefused = (): ApiError => new ApiError(401, messages.token).as('auth.token')
export const tokenAddressRefused = (): ApiError =>
  new ApiError(403, messages.tokenAddress).as('auth.token_address')
export const outOfScope = (): ApiError => new ApiError(403, messages.scope).as('auth.scope')
export const tooLarge = (): ApiError => new ApiError(413, messages.tooLarge)
export const routeNotFound = (): ApiError => new ApiError(404, messages.routeNotFound).as('route.missing')

/** 503 for a read that was refused or cancelled: too many at the same time, or too slow. */
export class OverloadError extends ApiError {
  constructor() {
    super(503, messages.overloaded, {}, { headers: { 'retry-after': '5' } })
    this.code = 'server.overloaded'
  }
}
export const overloaded = (): ApiError => new OverloadError()

type Issue = z.core.$ZodIssue

/**
 * Returns the message of an issue. For a union it is the message of the last alternative: the first one is
 * 'left out'.
 */
export const messageOf = (issue: Issue): string => {
  const nested = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined
  return nested ? messageOf(nested) : issue.message
}

export function unprocessableBody(issues: readonly Issue[]): ApiError {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= messageOf(issue)
  return unprocessable(fields)
}

/** Thrown by the validator. The part of the request with the issues decides between 422 (body) and 400. */
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

/** Values that no column can store: a zero character, a number out of range, a day that does not exist. */
const invalidValueCodes = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

const diskFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** The statement timeout, the deadline of the request, or a client that has left cancelled the statement */
const statementCancelledCode = '57014'
/** Transactions that stop each other: `transaction` has repeated the work several times already */
const transactionAbortedCodes = new Set(['40001', '40P01'])

/** Returns what a client gets for an error; undefined for one that nobody expected. */
export function toApiError(
  error: FastifyError | Error,
  constraintMessages: ConstraintMessages,
): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (error instanceof ValidationError) {
    const isInBody = (error as ValidationError & { validationContext?: string }).validationContext === 'body'
    const bodyError = unprocessableBody(error.issues)
    return isInBody ? bodyError : malformed(messages.malformed, bodyError.fields)
  }
  if (isDatabaseUnreachable(error))
    return new ApiError(503, messages.databaseUnreachable, {}, { headers: { 'retry-after': '2' } }).as(
      'server.database',
    )
  const code = errorCode(error) ?? ''
  if (diskFullCodes.has(code)) return new ApiError(503, messages.diskFull).as('server.disk_full')
  if (code === statementCancelledCode || transactionAbortedCodes.has(code)) return overloaded()
  if (isDatabaseError(error)) {
    // a host of databases forbids changes before the disk is full
    if (error.code === '25006') return new ApiError(503, messages.readOnly)
    const refusal = constraintMessages.findDetailed(error.constraint_name, error.detail)
    if (refusal) return conflict(refusal).as(constraintCode(error.constraint_name))
    const violation = constraintMessages.find(error.constraint_name)
    if (violation)
      return conflict(violation.message, { [violation.field]: violation.message }).as(
        error.code === '23505' || error.code === '23P01'
          ? 'record.duplicate'
          : constraintCode(error.constraint_name),
      )
    if (error.code === '23503') {
      // a missing record; `deleteRecord` handles the deletion of a record that others refer to
      const reference = constraintMessages.findForeignKey(error.constraint_name)
      const missing = reference
        ? unprocessable({ [reference.field]: reference.message })
        : unprocessable({}, messages.noSuchRecord)
      return missing.as('record.reference')
    }
    return invalidValueCodes.has(error.code) ? malformed() : undefined
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status >= 400 && status < 500
    ? new ApiError(status, messageByStatus[status] ?? messages.malformed)
    : undefined
}

const translatorOf = (language: Language) => (message: Words | string) =>
  typeof message === 'string' ? inLanguage(message, language) : message[language]

/** Returns the body of every error response: `{ message, code, errors?, conflict? }`. */
export function errorBody(apiError: ApiError, language: Language): ErrorBody {
  const translate = translatorOf(language)
  const errors = Object.entries(apiError.fields).map(([field, message]) => [field, [translate(message)]])
  return {
    message: translate(apiError.words),
    code: apiError.code,
    ...(apiError.conflict && { conflict: apiError.conflict }),
    ...(errors.length > 0 && { errors: Object.fromEntries(errors) as Record<string, string[]> }),
    ...apiError.more,
  }
}

/**
 * Sends the response for every error of every route. It logs unexpected errors in full and sends only a
 * reference. `duplicate` is the record that has a value already.
 */
export function sendError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  duplicate?: ErrorBody['conflict'],
): FastifyReply {
  const apiError = toApiError(error, request.server.constraintMessages)
  if (apiError && duplicate) apiError.conflict ??= duplicate
  if (!apiError) request.log.error({ err: error }, 'request failed')
  // an overload has only the line of the request log: many of them must not fill the log
  else if (apiError.status >= 500 && !(apiError instanceof OverloadError))
    request.log.warn({ reason: error.message }, 'request refused')
  const response = apiError ?? new ApiError(500, messages.unexpected, {}, { more: { reference: request.id } })
  reply.code(response.status).headers(response.headers)
  // only an object passes through the access log of personal data, and the record of a conflict may contain
  // such data
  if ('current' in response.more) return reply.send(errorBody(response, languageOf(request)))
  return isPageRequest(request) && [400, 429, 503].includes(response.status)
    ? reply.type('text/html; charset=utf-8').send(errorPage(response, readAddress(request.url).language))
    : reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(errorBody(response, languageOf(request))))
}

const isPageRequest = ({ url, headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('text/html') && !url.startsWith('/api/')

/**
 * Returns the page that a visitor sees for an error. It is safe without escaping: nothing in it comes from
 * the request.
 */
const errorPage = ({ words }: ApiError, language: Language): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words[language]}</title><p>${words[language]}</p></html>`
