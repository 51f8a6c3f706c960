import { duesCourts, inArrearsWords, standings } from '@samity/shared-api/contract/members/dues-kinds'
import { Input } from '@samity/shared-ui/core'
import { AdvocateSearch, LabelledField, SelectField } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useId, useState } from 'react'
import { recipientGroups } from '../../contract/plan.ts'
import styles from '../messages.module.css'
import { recipientsOf } from './recipients.ts'

const words = {
  to: { en: 'To whom', bn: 'কাদের' },
  member: { en: 'Member', bn: 'সদস্য' },
  standing: { en: 'Standing', bn: 'সদস্যপদের অবস্থা' },
  anyStanding: { en: 'Any', bn: 'যেকোনো' },
  court: { en: 'Court', bn: 'আদালত' },
  search: { en: 'Number, name or phone', bn: 'নম্বর, নাম বা ফোন' },
  months: { en: 'Unpaid months, at least', bn: 'কমপক্ষে যত মাস বকেয়া' },
}

const shownStandings = [...standings, { value: 'in_arrears', label: inArrearsWords }]

type FieldsProps = {
  params: URLSearchParams
  setParams: (changes: Record<string, string>) => void
  error: string | undefined
}

export function RecipientFields({ params, setParams, error }: FieldsProps) {
  const t = useWords(words)
  const memberId = useId()
  const { who } = recipientsOf(params)
  const [typedMember, setTypedMember] = useState(params.get('search') ?? '')
  return (
    <div className={styles.row}>
      <LabelledField id="message-to" label={t.to}>
        <SelectField
          options={recipientGroups}
          value={who}
          onChange={(value) =>
            setParams({ who: value, advocate: '', search: '', standing: '', court: '', months: '' })
          }
        />
      </LabelledField>
      {who === 'one' ? (
        <LabelledField id={memberId} label={t.member} error={error}>
          <AdvocateSearch
            by="id"
            value={typedMember}
            onChange={(value) => {
              setTypedMember(value)
              setParams({ advocate: '', search: '' })
            }}
            onPick={({ id, bar_registration_number }) => {
              setTypedMember(bar_registration_number)
              setParams({ advocate: String(id), search: bar_registration_number })
            }}
          />
        </LabelledField>
      ) : (
        <>
          <LabelledField id="message-standing" label={t.standing}>
            <SelectField
              options={shownStandings}
              emptyOption={words.anyStanding}
              value={params.get('standing')}
              onChange={(standing) => setParams({ standing })}
            />
          </LabelledField>
          <LabelledField id="message-court" label={t.court}>
            <SelectField
              options={duesCourts}
              emptyOption={words.anyStanding}
              value={params.get('court')}
              onChange={(court) => setParams({ court })}
            />
          </LabelledField>
          <LabelledField id="message-search" label={t.search}>
            <Input
              value={params.get('search') ?? ''}
              maxLength={100}
              onChange={(event) => setParams({ search: event.target.value })}
            />
          </LabelledField>
          <LabelledField id="message-months" label={t.months}>
            <Input
              inputMode="numeric"
              value={params.get('months') ?? ''}
              onChange={(event) =>
                setParams({ months: event.target.value.replaceAll(/\D/g, '').slice(0, 4) })
              }
            />
          </LabelledField>
        </>
      )}
    </div>
  )
}
