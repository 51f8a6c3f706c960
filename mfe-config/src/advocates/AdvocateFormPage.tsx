import { NotYet } from '@samity/shared-ui/core'

export default function AdvocateFormPage() {
  return <NotYet heading={{ en: 'Add Advocate', bn: 'আইনজীবী যোগ করুন' }} />
}
