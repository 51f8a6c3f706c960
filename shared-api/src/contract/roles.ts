import type { Words } from './words.ts'

export const roles = ['admin', 'staff', 'cashier', 'auditor'] as const
export type Role = (typeof roles)[number]

export const roleNames: Record<Role, Words> = {
  admin: { en: 'Administrator', bn: 'প্রশাসক' },
  staff: { en: 'Staff', bn: 'কর্মচারী' },
  cashier: { en: 'Cashier', bn: 'ক্যাশিয়ার' },
  auditor: { en: 'Auditor', bn: 'নিরীক্ষক' },
}
