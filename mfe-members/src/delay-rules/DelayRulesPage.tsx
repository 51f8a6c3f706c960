import { delayRule } from '@samity/shared-api/contract/members/delay-rule'
import { columnsFor } from '@samity/shared-ui/data'
import { FormColumns, formFor, FullWidth, MoneyInput, SelectField } from '@samity/shared-ui/forms'
import { DecisionsPage } from '../components/DecisionsPage.tsx'
import { ResolutionSelect, UnlessRegistered } from '../components/ResolutionSelect.tsx'
import { courtColumn, everyCourt } from '../components/every-court.ts'
import { delayRules } from '../members-api.ts'

const form = formFor(delayRule)
const { Field } = form
const columns = columnsFor(
  delayRule,
  'from_day',
  'kind',
  courtColumn(delayRule.fields.court_type),
  'after_month',
  'after_day',
  'amount',
  'percent',
  'cap',
  'resolution',
  'remarks',
)
const words = {
  heading: { en: 'Delay Rules', bn: 'বিলম্ব ফির নিয়ম' },
  list: { en: 'What a Late Payment Costs More', bn: 'দেরিতে দিলে যা বাড়ে' },
  empty: {
    en: 'There is no delay rule, so a late payment costs nothing more.',
    bn: 'কোনো বিলম্ব ফির নিয়ম নেই, তাই দেরিতে দিলে বাড়তি কিছু লাগে না।',
  },
  question: {
    en: 'Delete this delay rule? The delay fees of unpaid periods change at once.',
    bn: 'এই নিয়ম মুছবেন? অপরিশোধিত সময়কালের বিলম্ব ফি সঙ্গে সঙ্গে বদলে যাবে।',
  },
  monthHint: {
    en: 'Counted from the first month of the period: 1 for the same month, 3 for March of a year.',
    bn: 'সময়কালের প্রথম মাস থেকে গণনা: ১ মানে একই মাস, ৩ মানে বছরের মার্চ।',
  },
  dayHint: {
    en: 'The last day without a delay fee. 31 is the last day of any month.',
    bn: 'বিলম্ব ফি ছাড়া শেষ দিন। ৩১ মানে যেকোনো মাসের শেষ দিন।',
  },
  amountHint: {
    en: 'Taka for each month that has begun since. Enter this or the percentage.',
    bn: 'এরপর শুরু হওয়া প্রতি মাসের জন্য টাকা। এটি অথবা শতাংশ লিখুন।',
  },
  percentHint: {
    en: 'Of the fee, for each month that has begun since: 2.5',
    bn: 'এরপর শুরু হওয়া প্রতি মাসের জন্য ফির শতাংশ: ২.৫',
  },
  capHint: {
    en: 'The largest delay fee of one period. The same as the amount for a fee that is charged once.',
    bn: 'এক সময়কালের সর্বোচ্চ বিলম্ব ফি। একবারের জন্য হলে মাসিক পরিমাণের সমান লিখুন।',
  },
}

const initial = { after_month: 1 }

export default function DelayRulesPage() {
  return (
    <DecisionsPage
      records={delayRules}
      form={form}
      heading={words.heading}
      list={words.list}
      empty={words.empty}
      question={words.question}
      file="delay-rules"
      columns={columns}
      initial={initial}
    >
      <FormColumns>
        <Field name="kind" />
        <Field name="court_type">
          <SelectField options={delayRule.fields.court_type.choices} emptyOption={everyCourt} />
        </Field>
        <Field name="from_day" />
        <Field name="after_day" hint={words.dayHint} />
        <Field name="after_month" hint={words.monthHint} />
        <Field name="amount" hint={words.amountHint} />
        <Field name="percent" hint={words.percentHint}>
          <MoneyInput prefix="%" />
        </Field>
        <Field name="cap" hint={words.capHint} />
        <Field name="resolution_id">
          <ResolutionSelect />
        </Field>
        <UnlessRegistered>
          <Field name="resolution" />
        </UnlessRegistered>
        <FullWidth>
          <Field name="remarks" />
        </FullWidth>
      </FormColumns>
    </DecisionsPage>
  )
}
