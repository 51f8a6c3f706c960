import { advocate, childGenders } from '@samity/shared-api/contract/config/advocate'
import { bengaliDigits, showDay, type Day, type Field, type Words } from '@samity/shared-api/contract'
import type { OwnData } from '@samity/shared-api/contract/members/own-page'
import type { OwnFact } from '../../contract/own-fact.ts'

const yes: Words = { en: 'Yes', bn: 'হ্যাঁ' }
const same = (text: string): Words => ({ en: text, bn: text })

/** The record of a member with the labels of the office. A field without a value is left out. */
export function ownFacts(member: OwnData['member']): OwnFact[] {
  const values: Record<string, unknown> = { ...member }
  return Object.entries(advocate.fields).flatMap(([name, field]): OwnFact[] => {
    const value = values[name]
    if (field.kind === 'day') return value ? [{ name, label: field.label, day: value as Day }] : [] // the kind says so
    const text = textOf(field, name, value)
    return text ? [{ name, label: field.label, text }] : []
  })
}

function textOf({ kind, choices = [] }: Field, name: string, value: unknown): Words | undefined {
  if (value === null || value === undefined || value === '' || value === false) return undefined
  if (kind === 'picture') return yes
  if (kind === 'flag') return yes
  if (Array.isArray(value)) return value.length > 0 ? rowsOf(name, value) : undefined
  return labelOf(choices, value)
}

const labelOf = (choices: readonly { value: unknown; label: Words }[], value: unknown): Words =>
  choices.find((choice) => choice.value === value)?.label ?? same(String(value))

/** Children and nominees, one after the other; of withheld fields the labels */
function rowsOf(name: string, rows: unknown[]): Words {
  if (name === 'withheld_fields') {
    const labels = rows.flatMap(
      (row) => Object.entries(advocate.fields).find(([key]) => key === row)?.[1].label ?? [],
    )
    return { en: labels.map(({ en }) => en).join(', '), bn: labels.map(({ bn }) => bn).join(', ') }
  }
  const lines = rows.map((row) => partsOf(row as object))
  const textIn = (language: keyof Words) =>
    lines.map((parts) => [...new Set(parts.map((part) => part[language]))].join(', ')).join('\n')
  return { en: textIn('en'), bn: textIn('bn') }
}

const partsOf = (row: object): Words[] =>
  Object.entries(row)
    .filter(([, value]) => value)
    .map(([name, value]) => {
      if (name === 'gender') return labelOf(childGenders, value)
      if (name !== 'dob') return same(String(value))
      const day = showDay(value as Day) // the contract says so
      return { en: day, bn: bengaliDigits(day) }
    })
