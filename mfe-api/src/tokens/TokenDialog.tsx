import { toMessage, today, type FormValues } from '@samity/shared-api/contract'
import { apiToken, maxTokenDays, type NewApiToken } from '@samity/shared-api/contract/api-tokens/api-token'
import { Alert } from '@samity/shared-ui/core'
import { FormColumns, FormDialog, formFor, FullWidth } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { AddressList, addressesIn } from './AddressList.tsx'
import { ScopeTable } from './ScopeTable.tsx'
import styles from './tokens.module.css'

const noScope = { en: 'Choose at least one scope', bn: 'অন্তত একটি পরিধি বেছে নিন' }
const { Form, Field, useValue } = formFor(
  apiToken,
  apiToken.input.extend({
    scopes: apiToken.fields.scopes.schema.refine((scopes) => scopes.length > 0, toMessage(noScope)),
  }),
)

const words = {
  title: { en: 'New API Token', bn: 'নতুন এপিআই টোকেন' },
  create: { en: 'Create Token', bn: 'টোকেন তৈরি করুন' },
  nameHint: { en: 'The program that uses it', bn: 'যে প্রোগ্রাম এটি ব্যবহার করবে' },
  daysHint: {
    en: 'The last day in Bangladesh, at most two years from today',
    bn: 'বাংলাদেশ সময়ের শেষ দিন, আজ থেকে সর্বোচ্চ দুই বছর',
  },
  roleHint: {
    en: 'The token may never do more than this role. The scopes restrict it further.',
    bn: 'টোকেন এই ভূমিকার বেশি কিছু করতে পারে না। পরিধি তা আরও সীমিত করে।',
  },
  addressesHint: {
    en: 'One in each line, such as 203.0.113.7 or 2001:db8::/32. Blank: from everywhere.',
    bn: 'প্রতি লাইনে একটি, যেমন 203.0.113.7 বা 2001:db8::/32। খালি রাখলে সব জায়গা থেকে।',
  },
  auditorWrites: {
    en: 'An auditor only reads, so the token cannot write. Choose another role if the program books records.',
    bn: 'নিরীক্ষক শুধু পড়েন, তাই টোকেনটি লিখতে পারবে না। প্রোগ্রাম রেকর্ড যোগ করলে অন্য ভূমিকা বেছে নিন।',
  },
}

const dayMs = 24 * 60 * 60 * 1000
/** Half of what is allowed: somebody looks at each token once a year. */
const usualDays = maxTokenDays / 2

const initial = (): FormValues<typeof apiToken> => ({
  role: 'auditor',
  expires_on: today(new Date(Date.now() + usualDays * dayMs)),
  scopes: [],
  addresses: [],
})

type Props = { onCreated: (token: NewApiToken) => void; onCancel: () => void }

export function TokenDialog({ onCreated, onCancel }: Props) {
  const t = useWords(words)
  return (
    <FormDialog title={t.title} width={720} onCancel={onCancel}>
      <Form
        initial={initial}
        labels={{ create: words.create, update: words.create }}
        prepare={(values) => ({
          ...values,
          addresses: addressesIn((values.addresses ?? []) as string[]), // the value of AddressList
        })}
        // the response to the creation has the token
        onSaved={(row) => onCreated(row as NewApiToken)}
        onCancel={onCancel}
      >
        <FormColumns>
          <Field name="name" hint={words.nameHint} />
          <Field name="expires_on" hint={words.daysHint} />
          <Field name="role" hint={words.roleHint} />
          <FullWidth>
            <Field name="scopes" required>
              <ScopeTable />
            </Field>
            <AuditorNotice />
          </FullWidth>
          <FullWidth>
            <Field name="addresses" hint={words.addressesHint}>
              <AddressList />
            </Field>
          </FullWidth>
        </FormColumns>
      </Form>
    </FormDialog>
  )
}

function AuditorNotice() {
  const t = useWords(words)
  const role = useValue('role')
  const scopes = (useValue('scopes') ?? []) as string[] // the value of ScopeTable
  const isUseless = role === 'auditor' && scopes.some((scope) => scope.startsWith('write:'))
  return (
    isUseless && (
      <Alert className={styles.about} type="warning" showIcon role="status" title={t.auditorWrites} />
    )
  )
}
