import { defineResource, flag, monthOf, today, yearOf, type Row } from '@samity/shared-api/contract'
import { voterListFields, type VoterList } from '@samity/shared-api/contract/members/voter-list'
import { FormColumns, formFor } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { saveTo } from '../components/save-to.ts'
import { voterListsPath } from '../members-api.ts'
import styles from '../members.module.css'

const draft = defineResource({
  path: 'voter-lists',
  name: { en: 'voter list', bn: 'ভোটার তালিকা' },
  fields: {
    ...voterListFields,
    /** On the screen only: the wire says 'none' for it in `paid_up_to` */
    no_dues: flag({ en: 'Dues do not matter', bn: 'বকেয়া বিবেচ্য নয়' }),
  },
})
const { Form, Field, useValue } = formFor(draft)

const toInput = ({ no_dues: isAnyDues, ...values }: Row<typeof draft>) =>
  isAnyDues ? { ...values, paid_up_to: 'none' } : values

const words = {
  make: { en: 'Make a Draft', bn: 'খসড়া তৈরি করুন' },
  made: { en: 'The draft is made.', bn: 'খসড়া তৈরি হয়েছে।' },
  dayHint: { en: 'Receipts after this day do not count.', bn: 'এই তারিখের পরের রসিদ গণনায় আসে না।' },
  paidHint: {
    en: 'Such as 12/2025. Leave it blank for the rule of new lists.',
    bn: 'যেমন ১২/২০২৫। নতুন তালিকার নিয়মের জন্য খালি রাখুন।',
  },
  lastRule: {
    en: 'The rule of the last list is filled in. Change it, or clear it for the rule of new lists.',
    bn: 'শেষ তালিকার নিয়ম বসানো আছে। বদলান, অথবা নতুন তালিকার নিয়মের জন্য মুছে দিন।',
  },
  daysHint: { en: 'Leave it blank for the rule of new lists.', bn: 'নতুন তালিকার নিয়মের জন্য খালি রাখুন।' },
}

/** The rule of the last list for a new one: dues up to the same month, the last one until today. */
function ruleAgain({ rule: { paid_up_to, member_days } }: VoterList) {
  if (!paid_up_to) return { no_dues: true, member_days }
  const day = today()
  const month = Number(paid_up_to.slice(5))
  const year = month <= monthOf(day) ? yearOf(day) : yearOf(day) - 1
  return { paid_up_to: `${String(month).padStart(2, '0')}/${year}`, member_days }
}

type Props = {
  /** The newest list, whose rule is offered */
  last: VoterList | undefined
  onMade: (list: VoterList) => void
}

/** Makes a draft as of a day. What is left blank comes from the rule in the settings. */
export function DraftForm({ last, onMade }: Props) {
  const t = useWords(words)
  return (
    <Form
      initial={() => ({ day: today(), ...(last && ruleAgain(last)) })}
      labels={{ create: words.make, update: words.make }}
      messages={{ created: words.made }}
      save={saveTo<typeof draft, VoterList>(voterListsPath, onMade, toInput)}
    >
      {last && <p className={styles.soft}>{t.lastRule}</p>}
      <FormColumns>
        <Field name="name_bn" />
        <Field name="name_en" />
        <Field name="day" hint={words.dayHint} />
        <PaidUpTo />
        <Field name="member_days" hint={words.daysHint} />
        <Field name="no_dues" />
      </FormColumns>
    </Form>
  )
}

const PaidUpTo = () => (useValue('no_dues') ? null : <Field name="paid_up_to" hint={words.paidHint} />)
