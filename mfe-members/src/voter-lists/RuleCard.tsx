import { http, toRequestError } from '@samity/shared-api/client'
import { monthNames, latinDigits } from '@samity/shared-api/contract'
import { standings } from '@samity/shared-api/contract/members/dues-kinds'
import type { AssociationSettings, SettingsResponse } from '@samity/shared-api/contract/site/settings'
import {
  Alert,
  Button,
  Card,
  Checkbox,
  ErrorState,
  LoadingState,
  useRole,
  useToast,
  useUnsaved,
} from '@samity/shared-ui/core'
import { Filter } from '@samity/shared-ui/data'
import { IntInput, SelectField } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { fill, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from '../members.module.css'

const words = {
  heading: { en: 'Rule of New Lists', bn: 'নতুন তালিকার নিয়ম' },
  month: { en: 'Dues paid up to the last', bn: 'বকেয়া পরিশোধিত, সর্বশেষ' },
  noMonth: { en: 'Dues do not matter', bn: 'বকেয়া বিবেচ্য নয়' },
  monthText: { en: 'Dues paid up to the last {month}', bn: 'সর্বশেষ {month} মাস পর্যন্ত বকেয়া পরিশোধিত' },
  days: { en: 'Member for days', bn: 'সদস্যপদ অন্তত (দিন)' },
  daysText: { en: 'Member for {days} days', bn: 'সদস্যপদ অন্তত {days} দিন' },
  draftDays: { en: 'Draft hangs for days', bn: 'খসড়া টাঙানো থাকে (দিন)' },
  draftText: {
    en: 'A second person makes a draft final, or its maker after {days} days',
    bn: 'খসড়া চূড়ান্ত করেন দ্বিতীয় একজন, অথবা {days} দিন পরে যিনি তৈরি করেছেন',
  },
  standings: { en: 'Standings that may vote', bn: 'সদস্যপদের যেসব অবস্থায় ভোট দেওয়া যায়' },
  wrongDays: { en: 'A whole number from 0 to 20,000', bn: '০ থেকে ২০,০০০ পর্যন্ত পূর্ণ সংখ্যা' },
  wrongDraftDays: { en: 'A whole number from 0 to 365', bn: '০ থেকে ৩৬৫ পর্যন্ত পূর্ণ সংখ্যা' },
  noStanding: { en: 'Choose at least one standing', bn: 'অন্তত একটি সদস্যপদের অবস্থা বেছে নিন' },
  save: { en: 'Save the Rule', bn: 'নিয়ম সংরক্ষণ করুন' },
  saved: {
    en: 'The rule is saved. Existing lists keep theirs.',
    bn: 'নিয়ম সংরক্ষিত হয়েছে। আগের তালিকায় তাদের নিজেদের নিয়ম থাকবে।',
  },
}
type Rule = AssociationSettings['voter_list']
const maxDays = 20_000
const maxDraftDays = 365
/** The whole number that a person typed; more than the limit when it is none. */
const readDays = (text: string, max: number) => {
  const digits = latinDigits(text.trim())
  return /^\d{1,5}$/.test(digits) ? Number(digits) : max + 1
}

/** The rule of new lists. Administrators change it; others read it. */
export function RuleCard() {
  const { data, error, refresh } = useGet<SettingsResponse>('settings/')
  const isAdmin = useRole() === 'admin'
  return (
    <Card heading={words.heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !data ? (
        <LoadingState />
      ) : isAdmin ? (
        <RuleForm key={data.version} rule={data.voter_list} version={data.version} onSaved={refresh} />
      ) : (
        <RuleText rule={data.voter_list} />
      )}
    </Card>
  )
}

function RuleText({ rule }: { rule: Rule }) {
  const t = useWords(words)
  const show = useShow()
  const language = useLanguage()
  const names = standings.filter(({ value }) => rule.standings.includes(value))
  const month = monthNames[rule.paid_up_to_month - 1]?.[language]
  return (
    <ul className={styles.list}>
      <li>{month ? fill(t.monthText, { month }) : t.noMonth}</li>
      <li>
        {t.standings}: {names.map(({ label }) => label[language]).join(', ') || '—'}
      </li>
      <li>{fill(t.daysText, { days: show.number(rule.member_days) })}</li>
      <li>{fill(t.draftText, { days: show.number(rule.draft_days) })}</li>
    </ul>
  )
}

type FormProps = { rule: Rule; version: number; onSaved: () => void }

function RuleForm({ rule, version, onSaved }: FormProps) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const toast = useToast()
  const [month, setMonth] = useState(String(rule.paid_up_to_month || ''))
  const [chosen, setChosen] = useState<Rule['standings']>(rule.standings)
  const [days, setDays] = useState(show.digits(rule.member_days))
  const [hanging, setHanging] = useState(show.digits(rule.draft_days))
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const next: Rule = {
    paid_up_to_month: Number(month),
    standings: chosen,
    member_days: readDays(days, maxDays),
    draft_days: readDays(hanging, maxDraftDays),
  }
  const isDirty =
    next.paid_up_to_month !== rule.paid_up_to_month ||
    next.member_days !== rule.member_days ||
    next.draft_days !== rule.draft_days ||
    chosen.toSorted().join() !== rule.standings.toSorted().join()
  useUnsaved(isDirty)
  const wrongDays = next.member_days > maxDays ? t.wrongDays : ''
  const wrongDraftDays = next.draft_days > maxDraftDays ? t.wrongDraftDays : ''

  async function save() {
    const mistake = wrongDays || wrongDraftDays || (chosen.length === 0 ? t.noStanding : '')
    setProblem(mistake)
    if (mistake) return
    setIsBusy(true)
    try {
      await http.put('settings/', { voter_list: next, version })
      toast.success(words.saved)
      onSaved()
    } catch (error) {
      setProblem(toRequestError(error).message)
    }
    setIsBusy(false)
  }

  return (
    <form
      className={styles.blocks}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={styles.toolbar}>
        <Filter label={t.month} id="rule-month">
          {(id) => (
            <SelectField
              id={id}
              name={id}
              options={monthNames.map((label, index) => ({ value: String(index + 1), label }))}
              emptyOption={words.noMonth}
              value={month}
              onChange={setMonth}
            />
          )}
        </Filter>
        <Filter label={t.days} id="rule-days">
          {(id) => (
            <IntInput
              id={id}
              name={id}
              value={days}
              {...(wrongDays && { 'aria-invalid': true, status: 'error' as const })}
              onChange={({ target }) => setDays(target.value)}
            />
          )}
        </Filter>
        <Filter label={t.draftDays} id="rule-draft-days">
          {(id) => (
            <IntInput
              id={id}
              name={id}
              value={hanging}
              {...(wrongDraftDays && { 'aria-invalid': true, status: 'error' as const })}
              onChange={({ target }) => setHanging(target.value)}
            />
          )}
        </Filter>
      </div>
      <fieldset className={styles.choices}>
        <legend>{t.standings}</legend>
        {standings.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          >
            {say(label)}
          </Checkbox>
        ))}
      </fieldset>
      {problem && <Alert type="error" role="alert" showIcon title={problem} />}
      <div>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isDirty}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
