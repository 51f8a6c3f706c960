import { NotYet } from '@samity/shared-ui/core'

export default function AdvocateChangeEntryPage() {
  return <NotYet heading={{ en: 'Advocate Change', bn: 'আইনজীবী পরিবর্তন' }} />
}
