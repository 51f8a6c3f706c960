import type { ScopeArea } from '../api-tokens/scopes.ts'
import type { Words } from '@samity/shared-api/contract'

export const eventKinds = [
  { value: 'receipt.created', label: { en: 'Receipt booked', bn: 'রসিদ যোগ হয়েছে' } },
  { value: 'receipt.changed', label: { en: 'Receipt changed', bn: 'রসিদ পরিবর্তন হয়েছে' } },
  { value: 'receipt.voided', label: { en: 'Receipt voided', bn: 'রসিদ বাতিল হয়েছে' } },
  { value: 'member.created', label: { en: 'Member added', bn: 'সদস্য যোগ হয়েছে' } },
  { value: 'member.changed', label: { en: 'Member changed', bn: 'সদস্যের তথ্য পরিবর্তন হয়েছে' } },
  { value: 'member.deleted', label: { en: 'Member deleted', bn: 'সদস্য মুছে ফেলা হয়েছে' } },
  { value: 'lock.changed', label: { en: 'Locked period changed', bn: 'হিসাব বন্ধের তারিখ পরিবর্তন হয়েছে' } },
  {
    value: 'lock.exception_opened',
    label: { en: 'Lock exception opened', bn: 'বন্ধ হিসাবে ব্যতিক্রম চালু হয়েছে' },
  },
  {
    value: 'lock.exception_ended',
    label: { en: 'Lock exception ended', bn: 'বন্ধ হিসাবে ব্যতিক্রম শেষ হয়েছে' },
  },
  { value: 'day.closed', label: { en: 'Cash day closed', bn: 'ক্যাশের দিনের হিসাব সমাপ্ত হয়েছে' } },
] as const satisfies readonly { value: string; label: Words }[]
export type EventKind = (typeof eventKinds)[number]['value']

const areasBySubject = {
  receipt: 'sales',
  member: 'members',
  lock: 'accounts',
  day: 'treasury',
} as const satisfies Record<string, ScopeArea>
/**
 * The area whose scope shows events of this kind. Receipts of expenses are of 'accounts', those of copies of
 * orders of 'resolutions': each event names its own area.
 */
export const areaOfEvent = (kind: EventKind): ScopeArea =>
  areasBySubject[kind.replace(/\..*$/, '') as keyof typeof areasBySubject]

export const testEventKind = 'webhook.test'

export const eventKindWords = (kind: string): Words =>
  eventKinds.find(({ value }) => value === kind)?.label ??
  (kind === testEventKind ? { en: 'Test', bn: 'পরীক্ষা' } : { en: kind, bn: kind })

/**
 * An event as the feed and webhooks show it: what happened to which record, and no private data. Absent
 * values are left out of the payload of a webhook.
 */
export type FeedEvent = {
  /** The same in the feed and in the header `webhook-id` */
  id: string
  type: string
  timestamp: string
  data: {
    area: ScopeArea
    /** The path of the record: 'receipts/12', 'advocates/7', 'lock', 'cash-days/3' */
    record: string
    /** Of a receipt */
    number?: string
    series?: string
    /** The day of a receipt or cash day; the last locked day */
    day?: string
    version?: number
  }
}

/** A row of `GET events/`. The cursor of the last row that a program has handled is its next `after`. */
export type FeedRow = FeedEvent & { cursor: string }
