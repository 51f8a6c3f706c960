import type { Day } from '@samity/shared-api/contract/day'
import { translateAttribute, useSay, useShow } from '../words/index.ts'
import { useCallback } from 'react'
import type { CellValue, Column } from './columns.ts'

const letter = /\p{L}/u
const yesNo = { yes: { en: 'Yes', bn: 'হ্যাঁ' }, no: { en: 'No', bn: 'না' } }

export function useFormatCell() {
  const say = useSay()
  const show = useShow()
  return useCallback(
    ({ kind, choices }: Pick<Column<never>, 'kind' | 'choices'>, value: CellValue): string => {
      if (value === null || value === undefined || value === '') return ''
      if (kind === 'money') return show.amount(String(value))
      if (kind === 'int') return show.digits(String(value))
      // a stored day, also one that no form would take
      if (kind === 'day') return show.day(value as Day)
      if (kind === 'phone') return show.digits(String(value))
      if (kind === 'flag') return say(value ? yesNo.yes : yesNo.no)
      const choice = choices?.find((option) => option.value === value)
      if (choice) return say(choice.label)
      // numbers such as registration numbers, serials and accounts follow the reader; text with letters stays
      // as typed
      return letter.test(String(value)) ? String(value) : show.digits(String(value))
    },
    [say, show],
  )
}

export const cellTranslateAttribute = (
  { choices }: Pick<Column<never>, 'kind' | 'choices'>,
  value: CellValue,
): 'no' | undefined =>
  typeof value === 'string'
    ? translateAttribute(choices?.find((option) => option.value === value)?.label ?? value)
    : undefined

export const isNumberKind = (kind: Column<never>['kind']): boolean => kind === 'money' || kind === 'int'
