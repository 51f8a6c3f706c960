import { NotYet } from '@samity/shared-ui/core'

export default function AdvocateChangeListPage() {
  return <NotYet heading={{ en: 'Advocate Change List', bn: 'আইনজীবী পরিবর্তন তালিকা' }} />
}
