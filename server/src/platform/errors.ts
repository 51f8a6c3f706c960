import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { inLanguage, type Language, type RefusalBody, type Words } from '@samity/shared-api/contract'
import { codeOf } from './code-of.ts'
import { readAddress } from '@samity/shared-api/module'
import { databaseIsAway, isDatabaseError } from './database.ts'
import { conflictOf, missingReference } from './declared.ts'
import { languageOf } from './language.ts'

/** Sentences by field, in the wire's names; a string may be one that `says` registered. */
export type FieldWords = Record<string, Words | string>

/** Everything the server refuses. `more` are further keys of the answer (`current` of a version conflict). */
export class Refusal extends Error {
  readonly status: number
  readonly words: Words
  readonly fields: FieldWords
  readonly more: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    words: Words,
    fields: FieldWords = {},
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

const sentences = {
  malformed: { en: 'The request could not be read.', bn: 'অনুরোধটি পড়া যায়নি।' },
  fields: { en: 'Please correct the marked fields.', bn: 'চিহ্নিত ঘরগুলো সংশোধন করুন।' },
  signIn: { en: 'Please sign in.', bn: 'অনুগ্রহ করে সাইন ইন করুন।' },
  role: { en: 'Your role does not allow this.', bn: 'আপনার ভূমিকায় এটি করার অনুমতি নেই।' },
  twoFactor: {
    en: 'Your role may work only with two-step sign-in. Set it up in your profile first.',
    bn: 'আপনার ভূমিকায় কাজ করতে দুই ধাপের সাইন ইন লাগে। আগে প্রোফাইলে এটি চালু করুন।',
  },
  noSuchPlace: { en: 'This page does not exist.', bn: 'এই ঠিকানায় কিছু নেই।' },
  tooLarge: { en: 'What was sent is too large.', bn: 'পাঠানো তথ্য অনেক বড়।' },
  contentType: {
    en: 'Send JSON or a multipart form.',
    bn: 'JSON অথবা মাল্টিপার্ট ফর্ম পাঠান।',
  },
  noSuchRecord: {
    en: 'A record that was chosen does not exist. Reload the page and choose again.',
    bn: 'বেছে নেওয়া একটি তথ্য পাওয়া যায়নি। পাতাটি আবার খুলে বেছে নিন।',
  },
  away: {
    en: 'The database cannot be reached at the moment. Please try again shortly.',
    bn: 'এই মুহূর্তে ডেটাবেসে সংযোগ করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  },
  full: {
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
export const unmet = (fields: FieldWords, words: Words = sentences.fields): Refusal =>
  new Refusal(422, words, fields)
/** 409: the state of things forbids it. */
export const conflict = (
  words: Words,
  fields: FieldWords = {},
  more: Record<string, unknown> = {},
): Refusal => new Refusal(409, words, fields, { more })
/** 400: a body, query or path value that cannot be read. */
export const malformed = (words: Words = sentences.malformed, fields: FieldWords = {}): Refusal =>
  new Refusal(400, words, fields)
export const notSignedIn = (): Refusal => new Refusal(401, sentences.signIn)
export const notAllowed = (): Refusal => new Refusal(403, sentences.role)
export const twoFactorDue = (): Refusal => new Refusal(403, sentences.twoFactor)
export const notFound = (name: Words): Refusal =>
  new Refusal(404, { en: `This ${name.en} does not exist.`, bn: `এই ${name.bn} পাওয়া যায়নি।` })
/** 413: more than the route takes. */
export const tooLarge = (): Refusal => new Refusal(413, sentences.tooLarge)
export const noSuchPlace = (): Refusal => new Refusal(404, sentences.noSuchPlace)

/** 503 of a read that was turned away or stopped: too many at a time, or too long. */
export class Overloaded extends Refusal {
  constructor() {
    super(503, sentences.overloaded, {}, { headers: { 'retry-after': '5' } })
  }
}
export const overloaded = (): Refusal => new Overloaded()

type Issue = z.core.$ZodIssue

/** Of a value that may be one thing or another, the sentence of the last alternative: the first is always 'left out'. */
export const sentenceOf = (issue: Issue): string => {
  const nested = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined
  return nested ? sentenceOf(nested) : issue.message
}

/** 422 for what a zod schema found in a body. */
export function unmetBody(issues: readonly Issue[]): Refusal {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= sentenceOf(issue)
  return unmet(fields)
}

/** What the validator throws; the part of the request it looked at decides between 422 and 400. */
export class Unreadable extends Error {
  readonly issues: readonly Issue[]
  constructor(issues: readonly Issue[]) {
    super('validation')
    this.issues = issues
  }
}

const byStatus: Record<number, Words> = {
  400: sentences.malformed,
  404: sentences.noSuchPlace,
  413: sentences.tooLarge,
  415: sentences.contentType,
}

/** Values that no column can hold: a zero character, a number beyond its type, no such day. */
const unreadableValues = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

const diskFull = '53100'
const fileDiskFull = new Set(['ENOSPC', 'EDQUOT'])
/** By the statement timeout, by the request's deadline, or because the client has left */
const statementCancelled = '57014'

function toRefusal(error: FastifyError | Error): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof Unreadable) {
    const inBody = (error as Unreadable & { validationContext?: string }).validationContext === 'body'
    const refusal = unmetBody(error.issues)
    return inBody ? refusal : malformed(sentences.malformed, refusal.fields)
  }
  if (databaseIsAway(error)) return new Refusal(503, sentences.away, {}, { headers: { 'retry-after': '2' } })
  if (isDatabaseError(error)) {
    if (error.code === statementCancelled) return overloaded()
    if (error.code === diskFull) return new Refusal(503, sentences.full)
    const known = conflictOf(error.constraint_name)
    if (known) return conflict(known.message, { [known.field]: known.message })
    if (error.code === '23503') {
      // a record that others refer to is deleted by `removeRecord`, which says so itself
      const missing = missingReference(error.constraint_name)
      return missing ? unmet({ [missing.field]: missing.message }) : unmet({}, sentences.noSuchRecord)
    }
    return unreadableValues.has(error.code) ? malformed() : undefined
  }
  if (fileDiskFull.has(codeOf(error) ?? '')) return new Refusal(503, sentences.full)
  // a statement that was cancelled before it was sent
  if ('code' in error && error.code === statementCancelled) return overloaded()
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status >= 400 && status < 500
    ? new Refusal(status, byStatus[status] ?? sentences.malformed)
    : undefined
}

const saidIn = (language: Language) => (sentence: Words | string) =>
  typeof sentence === 'string' ? inLanguage(sentence, language) : sentence[language]

/** The one shape of every refusal: `{ message, errors? }`. */
export function refusalBody(refusal: Refusal, language: Language): RefusalBody {
  const said = saidIn(language)
  const errors = Object.entries(refusal.fields).map(([field, sentence]) => [field, [said(sentence)]])
  return {
    message: said(refusal.words),
    ...(errors.length > 0 && { errors: Object.fromEntries(errors) as Record<string, string[]> }),
    ...refusal.more,
  }
}

/** Every error of every route ends here. What is unexpected is logged whole and answered with a reference only. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(error)
  if (!refusal) request.log.error({ err: error }, 'request failed')
  // the line of the request tells of it: a crowd must not fill the log
  else if (refusal.status >= 500 && !(refusal instanceof Overloaded))
    request.log.warn({ reason: error.message }, 'request refused')
  const answer = refusal ?? new Refusal(500, sentences.unexpected, {}, { more: { reference: request.id } })
  reply.code(answer.status).headers(answer.headers)
  // an object passes through the access log of personal data: the record of a conflict may tell some
  if ('current' in answer.more) return reply.send(refusalBody(answer, languageOf(request)))
  return isPageRequest(request) && (answer.status === 429 || answer.status === 503)
    ? reply.type('text/html; charset=utf-8').send(refusalPage(answer, readAddress(request.url).language))
    : reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(refusalBody(answer, languageOf(request))))
}

const isPageRequest = ({ url, headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('text/html') && !url.startsWith('/api/')

/** What a visitor sees of a page that is refused. The sentences are ours: nothing of the request is in them. */
const refusalPage = ({ words }: Refusal, language: Language): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words[language]}</title><p>${words[language]}</p></html>`
