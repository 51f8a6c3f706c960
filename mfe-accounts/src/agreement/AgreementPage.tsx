import { NotYet } from '@samity/shared-ui/core'

export default function AgreementPage() {
  return <NotYet heading={{ en: 'Agreement', bn: 'হিসাবের মিল' }} />
}
