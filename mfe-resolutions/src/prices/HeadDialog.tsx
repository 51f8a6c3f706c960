import { defineResource, choice, type FormValues } from '@samity/shared-api/contract'
import { componentHeadFields, componentHeadKinds } from '@samity/shared-api/contract/resolutions/price'
import { Modal } from '@samity/shared-ui/core'
import { FormColumns, formFor } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'

const componentHead = defineResource({
  path: 'prices/heads',
  name: { en: 'head', bn: 'রসিদের খাত' },
  fields: { ...componentHeadFields, kind: choice({ en: 'Whose money', bn: 'কার টাকা' }, componentHeadKinds) },
})
const { Form, Field } = formFor(componentHead)

const words = {
  title: { en: 'New Head for Parts of Prices', bn: 'মূল্যের অংশের নতুন রসিদের খাত' },
  note: {
    en: 'Receipts, the ledger and reports show the part under this head. A category with its name is added to the income categories.',
    bn: 'রসিদ, লেজার ও প্রতিবেদনে অংশটি এই রসিদের খাতে থাকবে। একই নামে একটি আয়ের খাত যোগ হবে।',
  },
  save: { en: 'Add', bn: 'যোগ করুন' },
  saved: { en: 'Head added', bn: 'রসিদের খাত যোগ হয়েছে' },
}

const initial = (): FormValues<typeof componentHead> => ({ kind: 'passed_on' })

/** An administrator adds a head that parts of prices can name, such as 'Court fee'. */
export function HeadDialog({ onClose }: { onClose: (isAdded: boolean) => void }) {
  const t = useWords(words)
  return (
    <Modal open title={t.title} footer={null} width={640} onCancel={() => onClose(false)}>
      <p>{t.note}</p>
      <Form
        initial={initial}
        labels={{ create: words.save, update: words.save }}
        messages={{ created: words.saved }}
        onSaved={() => onClose(true)}
        onCancel={() => onClose(false)}
      >
        <FormColumns>
          <Field name="name_en" />
          <Field name="name_bn" />
          <Field name="kind" />
        </FormColumns>
      </Form>
    </Modal>
  )
}
