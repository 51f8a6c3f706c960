import { collection } from '@samity/shared-api/client'
import { form as paperForm } from '@samity/shared-api/contract/config/form'
import { columnsFor } from '@samity/shared-ui/data'
import { formFor, FullWidth } from '@samity/shared-ui/forms'
import { ReferenceDataPage } from '../components/ReferenceDataPage.tsx'

const paperForms = collection(paperForm)
const form = formFor(paperForm)
const { Field } = form
const columns = columnsFor(paperForm, 'form_name', 'form_rate', 'remarks')

const words = {
  heading: { en: 'Form Setup', bn: 'ফর্ম সেটআপ' },
  listHeading: { en: 'Form List', bn: 'ফর্মের তালিকা' },
  created: { en: 'সফলভাবে সংরক্ষণ করা হয়েছে', bn: 'সফলভাবে সংরক্ষণ করা হয়েছে' },
  updated: { en: 'সফলভাবে হালনাগাদ করা হয়েছে', bn: 'সফলভাবে হালনাগাদ করা হয়েছে' },
  failed: { en: 'সংরক্ষণ ব্যর্থ হয়েছে', bn: 'সংরক্ষণ ব্যর্থ হয়েছে' },
  deletion: {
    en: 'Are you sure you want to delete this form?',
    bn: 'আপনি কি নিশ্চিত যে এই ফর্মটি মুছে ফেলতে চান?',
  },
  deletionFailed: { en: 'ফর্ম মুছে ফেলা যায়নি', bn: 'ফর্ম মুছে ফেলা যায়নি' },
}

export default function FormsPage() {
  return (
    <ReferenceDataPage
      heading={words.heading}
      listHeading={words.listHeading}
      collection={paperForms}
      form={form}
      columns={columns}
      messages={{ created: words.created, updated: words.updated, failed: words.failed }}
      removal={{ question: words.deletion, failed: words.deletionFailed }}
    >
      <Field name="form_name" />
      <Field name="form_rate" />
      <FullWidth>
        <Field name="remarks" />
      </FullWidth>
    </ReferenceDataPage>
  )
}
