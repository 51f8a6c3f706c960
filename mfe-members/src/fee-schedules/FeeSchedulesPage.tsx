import { feeSchedule } from '@samity/shared-api/contract/members/fee-schedule'
import { columnsFor } from '@samity/shared-ui/data'
import { FormColumns, formFor, FullWidth, SelectField } from '@samity/shared-ui/forms'
import { DecisionsPage } from '../components/DecisionsPage.tsx'
import { ResolutionSelect, UnlessRegistered } from '../components/ResolutionSelect.tsx'
import { courtColumn, everyCourt } from '../components/every-court.ts'
import { feeSchedules } from '../members-api.ts'

const form = formFor(feeSchedule)
const { Field } = form
const columns = columnsFor(
  feeSchedule,
  'from_day',
  'kind',
  courtColumn(feeSchedule.fields.court_type),
  'amount',
  'joining',
  'resolution',
  'remarks',
)
const words = {
  heading: { en: 'Fee Schedules', bn: 'ফির তফসিল' },
  list: { en: 'What Members Owe', bn: 'সদস্যরা যা দেন' },
  empty: {
    en: 'There is no fee schedule, so nobody owes anything. An administrator enters the fees here.',
    bn: 'কোনো ফির তফসিল নেই, তাই কারও কাছে কোনো বকেয়া নেই। প্রশাসক এখানে ফি লিখবেন।',
  },
  question: {
    en: 'Delete this fee schedule? What members owe changes at once.',
    bn: 'এই ফির তফসিল মুছবেন? সদস্যদের বকেয়া সঙ্গে সঙ্গে বদলে যাবে।',
  },
  amountHint: {
    en: 'Of one month, or of one year. 0 ends the fee.',
    bn: 'এক মাসের, অথবা এক বছরের। ০ দিলে ফি বন্ধ হয়।',
  },
  fromHint: {
    en: 'For months and years that begin on or after this day.',
    bn: 'এই তারিখে বা পরে শুরু হওয়া মাস ও বছরের জন্য।',
  },
}

const initial = { joining: 'full' }

export default function FeeSchedulesPage() {
  return (
    <DecisionsPage
      records={feeSchedules}
      form={form}
      heading={words.heading}
      list={words.list}
      empty={words.empty}
      question={words.question}
      file="fee-schedules"
      columns={columns}
      initial={initial}
    >
      <FormColumns>
        <Field name="kind" />
        <Field name="court_type">
          <SelectField options={feeSchedule.fields.court_type.choices} emptyOption={everyCourt} />
        </Field>
        <Field name="amount" hint={words.amountHint} />
        <Field name="from_day" hint={words.fromHint} />
        <Field name="joining" />
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
