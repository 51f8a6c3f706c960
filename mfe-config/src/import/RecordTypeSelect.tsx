import type { ImportTarget } from '@samity/shared-api/contract/config/import'
import { Filter } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'

const words = { label: { en: 'Records to import', bn: 'কী আমদানি হবে' } }
const recordTypes: { value: ImportTarget; label: { en: string; bn: string } }[] = [
  { value: 'advocates', label: { en: 'Members', bn: 'সদস্য' } },
  { value: 'renters', label: { en: 'Renters', bn: 'ভাড়াটিয়া' } },
]

type Props = { value: ImportTarget; isBusy: boolean; onChange: (recordType: ImportTarget) => void }

export function RecordTypeSelect({ value, isBusy, onChange }: Props) {
  const t = useWords(words)
  return (
    <Filter label={t.label} id="what">
      {(id) => (
        <SelectField
          id={id}
          name={id}
          options={recordTypes}
          value={value}
          disabled={isBusy}
          onChange={(next) => onChange(next as ImportTarget)}
        />
      )}
    </Filter>
  )
}
