import { NotYet } from '@samity/shared-ui/core'

export default function MonthlyExpansePage() {
  return <NotYet heading={{ en: 'Monthly Expanse List', bn: 'মাসিক ব্যয়ের তালিকা' }} />
}
