import { useGet, usePersonName } from '@samity/shared-ui/query'
import { SelectField } from '@samity/shared-ui/forms'
import type { ComponentProps } from 'react'

type Holder = { id: number; username: string; may_sign?: boolean }

type Props = Omit<ComponentProps<typeof SelectField>, 'options' | 'value' | 'onChange'> & {
  value?: number | string | null
  onChange?: (holder: number | null) => void
  /** Only people who may sign transfers of fixed deposits */
  signsTransfers?: true
}

const nobody = { en: 'Nobody', bn: 'কেউ নন' }

export function HolderSelect({ value, onChange, signsTransfers, ...control }: Props) {
  const personOf = usePersonName()
  const { data: holders = [] } = useGet<Holder[]>('money-places/holders/')
  return (
    <SelectField
      emptyOption={nobody}
      {...control}
      options={(signsTransfers ? holders.filter(({ may_sign }) => may_sign) : holders).map(
        ({ id, username }) => ({ value: String(id), label: personOf(username) }),
      )}
      value={value ? String(value) : ''}
      onChange={(id) => onChange?.(id ? Number(id) : null)}
    />
  )
}
