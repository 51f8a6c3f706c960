import { defineResource, today } from '@samity/shared-api/contract'
import { voterListFields, type VoterList } from '@samity/shared-api/contract/members/voter-list'
import { FormColumns, formFor } from '@samity/shared-ui/forms'
import { saveTo } from '../components/save-to.ts'
import { voterListsPath } from '../members-api.ts'

const draft = defineResource({
  path: 'voter-lists',
  name: { en: 'voter list', bn: 'ভোটার তালিকা' },
  fields: voterListFields,
})
const { Form, Field } = formFor(draft)

const words = {
  make: { en: 'Make a Draft', bn: 'খসড়া তৈরি করুন' },
  made: { en: 'The draft is made.', bn: 'খসড়া তৈরি হয়েছে।' },
  dayHint: { en: 'Receipts after this day do not count.', bn: 'এই তারিখের পরের রসিদ গণনায় আসে না।' },
  paidHint: {
    en: 'Such as 12/2025. Leave it blank for the rule above; write none if dues do not matter.',
    bn: 'যেমন ১২/২০২৫। উপরের নিয়মের জন্য খালি রাখুন; পাওনা বিবেচ্য না হলে none লিখুন।',
  },
  daysHint: { en: 'Leave it blank for the rule above.', bn: 'উপরের নিয়মের জন্য খালি রাখুন।' },
}

/** Makes a draft as of a day. What is left blank comes from the rule in the settings. */
export function DraftForm({ onMade }: { onMade: (list: VoterList) => void }) {
  return (
    <Form
      initial={() => ({ day: today() })}
      labels={{ create: words.make, update: words.make }}
      messages={{ created: words.made }}
      save={saveTo<typeof draft, VoterList>(voterListsPath, onMade)}
    >
      <FormColumns>
        <Field name="name_bn" />
        <Field name="name_en" />
        <Field name="day" hint={words.dayHint} />
        <Field name="paid_up_to" hint={words.paidHint} />
        <Field name="member_days" hint={words.daysHint} />
      </FormColumns>
    </Form>
  )
}
