import { NotYet } from '@samity/shared-ui/core'

export default function SaleEntryPage() {
  return <NotYet heading={{ en: 'Sales Entry', bn: 'বিক্রয় এন্ট্রি' }} />
}
