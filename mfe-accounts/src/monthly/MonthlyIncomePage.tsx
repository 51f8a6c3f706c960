import { NotYet } from '@samity/shared-ui/core'

export default function MonthlyIncomePage() {
  return <NotYet heading={{ en: 'Monthly Income List', bn: 'মাসিক আয়ের তালিকা' }} />
}
