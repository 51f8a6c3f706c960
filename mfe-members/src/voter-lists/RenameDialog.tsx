import { http } from '@samity/shared-api/client'
import { defineResource } from '@samity/shared-api/contract'
import { voterListFields, type VoterList } from '@samity/shared-api/contract/members/voter-list'
import { Modal } from '@samity/shared-ui/core'
import { FormColumns, formFor } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { voterListPath } from '../members-api.ts'

const { name_en, name_bn } = voterListFields
const names = defineResource({
  path: 'voter-lists',
  name: { en: 'voter list', bn: 'ভোটার তালিকা' },
  fields: { name_bn, name_en },
})
const { Form, Field } = formFor(names)

const words = {
  title: { en: 'Rename the Draft', bn: 'খসড়ার নাম বদলান' },
  save: { en: 'Save the Name', bn: 'নাম সংরক্ষণ করুন' },
  saved: { en: 'The draft has its new name.', bn: 'খসড়ার নতুন নাম সংরক্ষিত হয়েছে।' },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
}

type Props = { list: VoterList; onRenamed: () => void; onClose: () => void }

/** Gives a draft another name. When it has become final meanwhile, the form says so. */
export function RenameDialog({ list, onRenamed, onClose }: Props) {
  const t = useWords(words)
  return (
    <Modal open title={t.title} footer={null} width={560} onCancel={onClose} destroyOnHidden>
      <Form
        initial={() => ({ name_en: list.name_en, name_bn: list.name_bn })}
        labels={{ create: words.save, update: words.save, cancel: words.cancel }}
        messages={{ created: words.saved }}
        save={async ({ body }) => {
          // this form has no pictures, so that its body is plain values
          const values = body as Pick<VoterList, 'name_en' | 'name_bn'>
          await http.put(voterListPath(list.id), { ...values, version: list.version })
          return { ...values, id: list.id, version: list.version }
        }}
        onSaved={() => {
          onRenamed()
          onClose()
        }}
        onCancel={onClose}
      >
        <FormColumns>
          <Field name="name_bn" />
          <Field name="name_en" />
        </FormColumns>
      </Form>
    </Modal>
  )
}
