import { NotYet } from '@samity/shared-ui/core'

export default function AssociateListPage() {
  return <NotYet heading={{ en: 'Associate List', bn: 'সহযোগী তালিকা' }} />
}
