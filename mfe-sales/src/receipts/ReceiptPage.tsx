import { NotYet } from '@samity/shared-ui/core'

export default function ReceiptPage() {
  return <NotYet heading={{ en: 'Money Collection Receipt', bn: 'অর্থ আদায়ের রসিদ' }} />
}
