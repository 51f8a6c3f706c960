import { useWords } from '@samity/shared-ui/words'
import type { ComponentProps } from 'react'
import { ComputedField } from './ComputedField.tsx'

const words = { auto: { en: 'Auto Generated', bn: 'স্বয়ংক্রিয়ভাবে তৈরি হবে' } }

/** A receipt number that nobody types: the number from the server, or 'Auto Generated' before saving. */
export function AutoNumber({ value, ...control }: Omit<ComponentProps<typeof ComputedField>, 'text'>) {
  const t = useWords(words)
  return <ComputedField {...control} text={typeof value === 'string' && value ? value : t.auto} />
}
