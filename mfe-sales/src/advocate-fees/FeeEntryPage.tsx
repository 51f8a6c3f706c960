import { NotYet } from '@samity/shared-ui/core'

export default function FeeEntryPage() {
  return <NotYet heading={{ en: 'Add A New Fee', bn: 'নতুন ফি যোগ করুন' }} />
}
