import { NotYet } from '@samity/shared-ui/core'

export default function CommitteePage() {
  return <NotYet heading={{ en: 'Committee Members List', bn: 'কমিটির সদস্য তালিকা' }} />
}
