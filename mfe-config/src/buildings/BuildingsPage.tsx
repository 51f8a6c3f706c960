import { collection } from '@samity/shared-api/client'
import { building } from '@samity/shared-api/contract/config/building'
import { columnsFor } from '@samity/shared-ui/data'
import { formFor, FullWidth } from '@samity/shared-ui/forms'
import { ReferenceDataPage } from '../components/ReferenceDataPage.tsx'

const buildings = collection(building)
const form = formFor(building)
const { Field } = form
const columns = columnsFor(building, 'building_name', 'building_name_bengali', 'institute', 'remarks')

const words = {
  heading: { en: 'Building', bn: 'ভবন' },
  listHeading: { en: 'Building List', bn: 'ভবনের তালিকা' },
  created: { en: 'Building submitted Successfully!', bn: 'ভবন সফলভাবে যোগ করা হয়েছে!' },
  updated: { en: 'Building Edited Successfully!', bn: 'ভবনের তথ্য সফলভাবে হালনাগাদ করা হয়েছে!' },
  failed: { en: '❌ বিল্ডিং সংরক্ষণ ব্যর্থ হয়েছে', bn: '❌ বিল্ডিং সংরক্ষণ ব্যর্থ হয়েছে' },
  deletion: {
    en: 'Are you sure you want to delete this building?',
    bn: 'আপনি কি নিশ্চিত যে এই ভবনটি মুছে ফেলতে চান?',
  },
  deletionFailed: { en: 'Error in deleting building !', bn: 'ভবনটি মুছে ফেলা যায়নি !' },
}

export default function BuildingsPage() {
  return (
    <ReferenceDataPage
      heading={words.heading}
      listHeading={words.listHeading}
      collection={buildings}
      form={form}
      columns={columns}
      messages={{ created: words.created, updated: words.updated, failed: words.failed }}
      removal={{ question: words.deletion, failed: words.deletionFailed }}
    >
      <Field name="building_name" />
      <Field name="building_name_bengali" />
      <Field name="institute" />
      <FullWidth>
        <Field name="remarks" />
      </FullWidth>
    </ReferenceDataPage>
  )
}
