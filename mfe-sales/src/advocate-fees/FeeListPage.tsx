import { NotYet } from '@samity/shared-ui/core'

export default function FeeListPage() {
  return <NotYet heading={{ en: 'Advocate Fees List', bn: 'আইনজীবী ফি তালিকা' }} />
}
