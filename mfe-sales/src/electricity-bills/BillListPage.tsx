import { NotYet } from '@samity/shared-ui/core'

export default function BillListPage() {
  return <NotYet heading={{ en: 'Bill Collection Records', bn: 'বিল আদায়ের তালিকা' }} />
}
