import { fillWords, type Words } from '@samity/shared-api/contract'

export const scopeAreas = [
  { value: 'sales', label: { en: 'Sales and receipts', bn: 'বিক্রয় ও রসিদ' } },
  { value: 'members', label: { en: 'Members and dues', bn: 'সদস্য ও বকেয়া' } },
  { value: 'accounts', label: { en: 'Accounts and reports', bn: 'হিসাব ও প্রতিবেদন' } },
  { value: 'treasury', label: { en: 'Cash and money places', bn: 'নগদ ও টাকার স্থান' } },
  { value: 'resolutions', label: { en: 'Resolutions and prices', bn: 'সিদ্ধান্ত ও মূল্য' } },
  { value: 'configuration', label: { en: 'Reference data', bn: 'মৌলিক তথ্য' } },
  { value: 'website', label: { en: 'Website', bn: 'ওয়েবসাইট' } },
  { value: 'papers', label: { en: 'Codes of papers', bn: 'কাগজের কোড' } },
  { value: 'imports', label: { en: 'Imports', bn: 'আমদানি' } },
  { value: 'search', label: { en: 'Search', bn: 'খুঁজুন' } },
  { value: 'modules', label: { en: 'Modules, such as the library', bn: 'মডিউল, যেমন গ্রন্থাগার' } },
  { value: 'tasks', label: { en: 'Tasks of modules', bn: 'মডিউলের করণীয়' } },
  { value: 'charges', label: { en: 'Charges of modules', bn: 'মডিউলের পাওনা' } },
  { value: 'member-sessions', label: { en: 'Sign-in of members', bn: 'সদস্যদের প্রবেশ' } },
  { value: 'audit', label: { en: 'Audit log', bn: 'নিরীক্ষা লগ' } },
] as const satisfies readonly { value: string; label: Words }[]
export type ScopeArea = (typeof scopeAreas)[number]['value']

export type ScopeAccess = 'read' | 'write'
/** 'read:sales', 'write:members'. Write includes read. */
export type Scope = `${ScopeAccess}:${ScopeArea}`

/** Nobody writes the audit log, a search changes nothing, and the writes of modules are for people. */
const readOnlyAreas: readonly ScopeArea[] = ['search', 'modules', 'audit']
export const scopes: readonly Scope[] = scopeAreas.flatMap(({ value }): Scope[] =>
  readOnlyAreas.includes(value) ? [`read:${value}`] : [`read:${value}`, `write:${value}`],
)

export const includesScope = (granted: readonly string[], access: ScopeAccess, area: ScopeArea): boolean =>
  granted.includes(`write:${area}`) || (access === 'read' && granted.includes(`read:${area}`))

const isGranted = (granted: readonly Scope[]) => (scope: Scope) => {
  const [access, area] = scope.split(':') as [ScopeAccess, ScopeArea]
  return includesScope(granted, access, area)
}

/** Of what is asked for, the part that is granted: of 'write:members' maybe only 'read:members' */
export const grantedPart = (asked: readonly Scope[], granted: readonly Scope[]): Scope[] => [
  ...new Set(
    asked.flatMap(
      (scope) => [scope, scope.replace('write:', 'read:') as Scope].find(isGranted(granted)) ?? [],
    ),
  ),
]

/** Of what is asked for, the part that is not granted, or only for reading */
export const missingPart = (asked: readonly Scope[], granted: readonly Scope[]): Scope[] => {
  const has = isGranted(granted)
  return asked.filter((scope) => !has(scope))
}

const accessWords: Record<ScopeAccess, Words> = {
  read: { en: 'Read: {area}', bn: 'পড়া: {area}' },
  write: { en: 'Read and write: {area}', bn: 'পড়া ও লেখা: {area}' },
}
/** 'Read: Members and dues' */
export function scopeWords(scope: Scope): Words {
  const [access, value] = scope.split(':') as [ScopeAccess, ScopeArea]
  const area = scopeAreas.find((one) => one.value === value)!.label
  return fillWords(accessWords[access], { area })
}
