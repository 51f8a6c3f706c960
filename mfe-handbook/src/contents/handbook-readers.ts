/**
 * The people for whom the handbook is written. Clerks have the role 'Staff', treasurers and secretaries the
 * one of their account.
 */
export const handbookReaders = [
  'clerk',
  'cashier',
  'treasurer',
  'auditor',
  'administrator',
  'secretary',
] as const
export type HandbookReader = (typeof handbookReaders)[number]
