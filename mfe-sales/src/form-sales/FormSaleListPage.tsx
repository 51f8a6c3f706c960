import { NotYet } from '@samity/shared-ui/core'

export default function FormSaleListPage() {
  return <NotYet heading={{ en: 'Form Sale List', bn: 'ফর্ম বিক্রয় তালিকা' }} />
}
