import { NotYet } from '@samity/shared-ui/core'

export default function IncomeReportPage() {
  return <NotYet heading={{ en: 'Income Report', bn: 'আয়ের প্রতিবেদন' }} />
}
