import { NotYet } from '@samity/shared-ui/core'

export default function SaleListPage() {
  return <NotYet heading={{ en: 'Sales List', bn: 'বিক্রয় তালিকা' }} />
}
