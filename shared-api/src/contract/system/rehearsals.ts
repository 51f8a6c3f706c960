import type { Instant } from '../moment.ts'
import type { Role } from '../roles.ts'
import type { Language, Words } from '../words.ts'

/**
 * A finding of a rehearsal. start: the release cannot be activated, a migration or its service fails. crash:
 * a part of a page crashed or stayed empty. error: a page logged an error. call: the API refused a call.
 * figure: a figure differs. print: a print differs. books: a reconciliation check differs.
 */
export const findingKinds = ['start', 'crash', 'error', 'call', 'figure', 'print', 'books'] as const
export type FindingKind = (typeof findingKinds)[number]

export const findingWords = {
  start: { en: 'The release does not start', bn: 'রিলিজটি চালু হয় না' },
  crash: { en: 'A page crashes', bn: 'একটি পাতা ভেঙে পড়ে' },
  error: { en: 'A page reports an error', bn: 'একটি পাতা ত্রুটি জানায়' },
  call: { en: 'A call is refused', bn: 'একটি অনুরোধ প্রত্যাখ্যাত হয়' },
  figure: { en: 'A figure differs', bn: 'একটি অঙ্ক মেলে না' },
  print: { en: 'A print differs', bn: 'একটি ছাপা মেলে না' },
  books: { en: 'The books do not reconcile', bn: 'হিসাব মেলে না' },
} satisfies Record<FindingKind, Words>

export type RehearsalFinding = {
  kind: FindingKind
  /** The path of the page, without its language; empty for what concerns no page */
  path: string
  /** Those for whom it was found; 'visitor' is a person without a session */
  roles: (Role | 'visitor')[]
  languages: Language[]
  /** The same place in the active release and in the candidate, or the error's own text */
  active: string
  candidate: string
  /** The number of the pictures `<number>.active.webp`, `.candidate.webp` and `.difference.webp` */
  picture?: number | undefined
}

/**
 * What would have left the system: recorded, not sent. webhook: the delivery of an event. mail, connection: a
 * service called another machine, at a port for mail or at another one.
 */
export const sendingKinds = ['webhook', 'mail', 'connection'] as const
export type SendingKind = (typeof sendingKinds)[number]

export const sendingWords = {
  webhook: { en: 'Webhook', bn: 'ওয়েবহুক' },
  mail: { en: 'Mail of a service', bn: 'সার্ভিসের মেইল' },
  connection: { en: 'Connection of a service', bn: 'সার্ভিসের সংযোগ' },
} satisfies Record<SendingKind, Words>

export type RehearsalSending = {
  kind: SendingKind
  /** The name of the webhook and the origin of its address; or the module, and the machine with its port */
  receiver: string
  /** The kind of the event; empty for a service, whose content nobody receives */
  event: string
  /** The number of times, with the active release and with the candidate */
  active: number
  candidate: number
}

/** The result of a rehearsal: stored beside the release, signed by the installation. */
export type Rehearsal = {
  schema: 1
  module: string
  release: string
  /** The release that it was compared with; null for a module's first one */
  active: string | null
  /** The revision of the registry whose composition was rehearsed */
  revision: number
  at: Instant
  seconds: number
  /** The moment of the backup whose data was used */
  backup: Instant
  pages: number
  calls: number
  prints: number
  /** Routes that no page led to, such as those of a record in an empty list */
  unopened: string[]
  /** The browser's version; null without one: then only calls, their figures and the books were compared */
  browser: string | null
  /** The limit in MiB that the browser exceeded: it opened no more pages; null when it did not */
  exceededMiB: number | null
  /** False where this machine cannot keep services from the network: they did not run */
  services: boolean
  findings: RehearsalFinding[]
  /** Sent to other machines, if it were no rehearsal */
  sendings: RehearsalSending[]
  /** SHA-384 of each picture */
  pictures: Record<string, string>
}

export type RehearsalSummary = Pick<Rehearsal, 'at' | 'seconds' | 'pages' | 'prints' | 'browser'> & {
  /** True without findings, with services, and with a browser that opened all pages */
  isPassed: boolean
  findings: number
}

/** The rehearsal that is under way, on the machine of the server that was asked. */
export type RehearsalProgress = {
  module: string
  release: string
  since: Instant
  opened: number
  /** 0 until it is known */
  total: number
}

export type RehearsalState = {
  /** True if an activation requires a passed rehearsal */
  required: boolean
  running: RehearsalProgress | null
}

/** With the pictures as data URLs by file name. */
export type RehearsalDetails = Omit<Rehearsal, 'pictures'> & { pictures: Record<string, string> }
