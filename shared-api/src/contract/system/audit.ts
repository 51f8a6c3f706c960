import type { Instant } from '../moment.ts'
import { defineResource, optionalInt, optionalText } from '@samity/shared-api/contract'

export const auditEntry = defineResource({
  path: 'audit',
  relation: 'audit_events',
  name: { en: 'audit entry', bn: 'নিরীক্ষা তথ্য' },
  fields: {
    actor: optionalText({ en: 'Who', bn: 'কে' }),
    action: optionalText({ en: 'Action', bn: 'কাজ' }),
    subject: optionalText({ en: 'What', bn: 'কী' }),
    subject_id: optionalText({ en: 'Id', bn: 'আইডি' }),
    number: optionalText({ en: 'Receipt No', bn: 'রসিদ নম্বর' }),
    reason: optionalText({ en: 'Reason', bn: 'কারণ' }),
    module: optionalText({ en: 'Module', bn: 'মডিউল' }),
    release: optionalText({ en: 'Release', bn: 'রিলিজ' }),
    composition: optionalInt({ en: 'Composition', bn: 'মডিউলের সমাবেশ' }, 0, 2_000_000_000),
    actor_id: optionalInt({ en: 'Who (id)', bn: 'কে (আইডি)' }, 1, 2_000_000_000),
  },
  search: ['actor', 'action', 'subject', 'number', 'reason'],
})

export type AuditEntry = {
  id: number
  at: Instant
  actor_id: number | null
  actor: string
  action: string
  subject: string
  subject_id: string | null
  number: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string
  /** The module and release that asked; null for the shell and for programs */
  module: string | null
  release: string | null
  /** The revision of the module registry; null for a command */
  composition: number | null
}

/** An audit event of an exception to the period lock */
export type ExceptionEntry = Omit<AuditEntry, 'before' | 'after'>
