import { NotYet } from '@samity/shared-ui/core'

export default function AssociateEntryPage() {
  return <NotYet heading={{ en: 'Associate Registration', bn: 'সহযোগী নিবন্ধন' }} />
}
