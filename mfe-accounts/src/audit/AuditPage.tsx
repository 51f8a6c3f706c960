import { NotYet } from '@samity/shared-ui/core'

export default function AuditPage() {
  return <NotYet heading={{ en: 'Audit', bn: 'নিরীক্ষা' }} />
}
