import type { Words } from '../words.ts'
import type { Advocate } from './advocate.ts'

/**
 * Why an advocate may be the wrong one for a receipt, in words beside the name. It has its own file because
 * the first staff screen needs it without the declaration of advocates.
 */
export function statusNotes(
  record: Partial<Pick<Advocate, 'is_dead' | 'is_retired' | 'status' | 'archived_at'>>,
): Words[] {
  const { is_dead, is_retired, status, archived_at } = record
  return [
    ...(is_dead
      ? [{ en: 'Deceased', bn: 'মৃত' }]
      : is_retired
        ? [{ en: 'Retired', bn: 'অবসরপ্রাপ্ত' }]
        : status === 'inactive'
          ? [{ en: 'Inactive', bn: 'নিষ্ক্রিয়' }]
          : []),
    ...(archived_at ? [{ en: 'Archived', bn: 'আর্কাইভ করা' }] : []),
  ]
}
