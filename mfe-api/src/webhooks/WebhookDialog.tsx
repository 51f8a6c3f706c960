import { toMessage, type FormValues } from '@samity/shared-api/contract'
import { webhook, type Webhook, type WebhookWithSecret } from '@samity/shared-api/contract/webhooks/webhook'
import { FormDialog, formFor } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { KindList } from './KindList.tsx'

const noEvent = { en: 'Choose at least one event', bn: 'অন্তত একটি ঘটনা বেছে নিন' }
const { Form, Field } = formFor(
  webhook,
  webhook.input.extend({
    kinds: webhook.fields.kinds.schema.refine((kinds) => kinds.length > 0, toMessage(noEvent)),
  }),
)

const words = {
  add: { en: 'New Webhook', bn: 'নতুন ওয়েবহুক' },
  edit: { en: 'Edit Webhook', bn: 'ওয়েবহুক সম্পাদনা' },
  create: { en: 'Create Webhook', bn: 'ওয়েবহুক তৈরি করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  updated: { en: 'The webhook is saved.', bn: 'ওয়েবহুক সংরক্ষিত হয়েছে।' },
  urlHint: {
    en: 'Where the receiver waits, such as https://example.org/samity. Samity follows no redirect.',
    bn: 'গ্রাহক যেখানে অপেক্ষা করে, যেমন https://example.org/samity। সমিতি কোনো রিডাইরেক্ট অনুসরণ করে না।',
  },
}

const initial = (): FormValues<typeof webhook> => ({ kinds: [] })

type Props = {
  /** The webhook to edit; without it a new one */
  record?: Webhook
  onCreated?: (created: WebhookWithSecret) => void
  onUpdated?: () => void
  onCancel: () => void
}

export function WebhookDialog({ record, onCreated, onUpdated, onCancel }: Props) {
  const t = useWords(words)
  return (
    <FormDialog title={record ? t.edit : t.add} width={640} onCancel={onCancel}>
      <Form
        record={record}
        initial={initial}
        labels={{ create: words.create, update: words.update }}
        messages={{ updated: words.updated }}
        onSaved={(row, action) => {
          // the response to the creation has the secret
          if (action === 'created') onCreated?.(row as WebhookWithSecret)
          else onUpdated?.()
        }}
        onCancel={onCancel}
      >
        <Field name="name" />
        <Field name="url" hint={words.urlHint} />
        <Field name="kinds" required>
          <KindList />
        </Field>
      </Form>
    </FormDialog>
  )
}
