import { monthNames, toMessage } from '@samity/shared-api/contract'
import { standings } from '@samity/shared-api/contract/members/dues-kinds'
import {
  settingsInput,
  type AssociationSettings,
  type SettingsResponse,
} from '@samity/shared-api/contract/site/settings'
import { VersionedForm } from '@samity/shared-ui/admin'
import { Alert, Card, Checkbox, ErrorState, LoadingState, useRole } from '@samity/shared-ui/core'
import { IntInput, LabelledField, SelectField } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { fill, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
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
  noStanding: { en: 'Choose at least one standing', bn: 'অন্তত একটি সদস্যপদের অবস্থা বেছে নিন' },
  save: { en: 'Save the Rule', bn: 'নিয়ম সংরক্ষণ করুন' },
  saved: {
    en: 'The rule is saved. Existing lists keep theirs.',
    bn: 'নিয়ম সংরক্ষিত হয়েছে। আগের তালিকায় তাদের নিজেদের নিয়ম থাকবে।',
  },
}
type Rule = AssociationSettings['voter_list']
const dayFields = [
  ['member_days', 'rule-days', words.days],
  ['draft_days', 'rule-draft-days', words.draftDays],
] as const

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
        <RuleForm settings={data} onSaved={refresh} />
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

type FormProps = { settings: SettingsResponse; onSaved: () => void }
/** The fields of the rule have what a person typed. */
type TypedRule = Record<Exclude<keyof Rule, 'standings'>, string> & Pick<Rule, 'standings'>

function RuleForm({ settings, onSaved }: FormProps) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <VersionedForm<SettingsResponse, TypedRule>
      path="settings/"
      saved={settings}
      valuesOf={({ voter_list: rule }) => ({
        voter_list: {
          ...rule,
          paid_up_to_month: String(rule.paid_up_to_month || ''),
          member_days: show.digits(rule.member_days),
          draft_days: show.digits(rule.draft_days),
        },
      })}
      bodyOf={({ voter_list: rule }) => ({
        voter_list: { ...rule, paid_up_to_month: Number(rule?.paid_up_to_month) },
      })}
      schema={settingsInput}
      check={({ voter_list: rule }) => ({
        ...(rule?.standings.length === 0 && { 'voter_list.standings': toMessage(words.noStanding) }),
      })}
      labels={{ submit: words.save, done: words.saved }}
      onSaved={onSaved}
    >
      {({ values, errors, change }) => {
        const rule = values['voter_list']! // the only value of the form
        const set = (changes: Partial<TypedRule>) => change('voter_list', { ...rule, ...changes })
        const wrongStandings = errors['voter_list.standings']
        return (
          <>
            <div className={styles.toolbar}>
              <LabelledField id="rule-month" label={t.month}>
                <SelectField
                  options={monthNames.map((label, index) => ({ value: String(index + 1), label }))}
                  emptyOption={words.noMonth}
                  value={rule.paid_up_to_month}
                  onChange={(month) => set({ paid_up_to_month: month })}
                />
              </LabelledField>
              {dayFields.map(([name, id, label]) => (
                <LabelledField key={name} id={id} label={say(label)} error={errors[`voter_list.${name}`]}>
                  <IntInput value={rule[name]} onChange={({ target }) => set({ [name]: target.value })} />
                </LabelledField>
              ))}
            </div>
            <fieldset className={styles.choices}>
              <legend>{t.standings}</legend>
              {standings.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  checked={rule.standings.includes(value)}
                  {...(wrongStandings && { 'aria-invalid': true })}
                  onChange={({ target }) =>
                    set({
                      standings: standings
                        .map((standing) => standing.value)
                        .filter((other) =>
                          other === value ? target.checked : rule.standings.includes(other),
                        ),
                    })
                  }
                >
                  {say(label)}
                </Checkbox>
              ))}
            </fieldset>
            {wrongStandings && <Alert type="error" showIcon title={wrongStandings} />}
          </>
        )
      }}
    </VersionedForm>
  )
}
