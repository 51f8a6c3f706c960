import { useGet } from '@samity/shared-ui/query'
import { SelectField } from '@samity/shared-ui/forms'
import type { ComponentProps } from 'react'

/** A person who may keep a cash box */
type Holder = { id: number; name: string; username: string }

type Props = Omit<ComponentProps<typeof SelectField>, 'options' | 'value' | 'onChange'> & {
  value?: number | string | null
  onChange?: (holder: number | null) => void
}

const nobody = { en: 'Nobody', bn: 'কেউ নন' }

/** A select with the people who may keep a cash box. */
export function HolderSelect({ value, onChange, ...control }: Props) {
  const { data: holders = [] } = useGet<Holder[]>('money-places/holders/')
  return (
    <SelectField
      emptyOption={nobody}
      {...control}
      options={holders.map(({ id, name, username }) => ({ value: String(id), label: name || username }))}
      value={value ? String(value) : ''}
      onChange={(id) => onChange?.(id ? Number(id) : null)}
    />
  )
}
