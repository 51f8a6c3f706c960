import { collection } from '@samity/shared-api/client'
import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { RecordSelect } from '@samity/shared-ui/data'
import { useFieldValue } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'

export const resolutions = collection(resolution)
const words = { none: { en: 'Not in the register', bn: 'নিবন্ধনে নেই' } }

export function ResolutionSelect(control: object) {
  const t = useWords(words)
  return (
    <RecordSelect
      {...control}
      source={resolutions}
      query={newestFirst}
      label={({ number, meeting }) => `${number} · ${meeting}`}
      placeholder={t.none}
    />
  )
}
const newestFirst = { ordering: '-day' }

/** Shows a field for the text of a resolution, as long as none of the register is chosen. */
export const UnlessRegistered = ({ children }: { children: ReactNode }) =>
  useFieldValue('resolution_id') ? null : children
