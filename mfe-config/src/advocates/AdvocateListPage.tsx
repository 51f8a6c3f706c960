import { NotYet } from '@samity/shared-ui/core'

export default function AdvocateListPage() {
  return <NotYet heading={{ en: 'Advocate List', bn: 'আইনজীবী তালিকা' }} />
}
