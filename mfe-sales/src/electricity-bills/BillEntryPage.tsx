import { NotYet } from '@samity/shared-ui/core'

export default function BillEntryPage() {
  return <NotYet heading={{ en: 'Electricity Bill Collection', bn: 'বিদ্যুৎ বিল আদায়' }} />
}
