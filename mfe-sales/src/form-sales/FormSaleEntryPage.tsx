import { NotYet } from '@samity/shared-ui/core'

export default function FormSaleEntryPage() {
  return <NotYet heading={{ en: 'Form Sale', bn: 'ফর্ম বিক্রয়' }} />
}
