import { NotYet } from '@samity/shared-ui/core'

export default function FormsPage() {
  return <NotYet heading={{ en: 'Form Setup', bn: 'ফর্ম সেটআপ' }} />
}
