import { useWords } from '@samity/shared-ui/words'
import type { ComponentProps } from 'react'
import { ComputedField } from './ComputedField.tsx'

const words = { auto: { en: 'Auto Generated', bn: 'স্বয়ংক্রিয়ভাবে তৈরি হবে' } }

/** The receipt number where nobody types one: the server's, or a promise of it. */
export function AutoNumber({ value, ...control }: Omit<ComponentProps<typeof ComputedField>, 'shows'>) {
  const t = useWords(words)
  return <ComputedField {...control} shows={typeof value === 'string' && value ? value : t.auto} />
}
