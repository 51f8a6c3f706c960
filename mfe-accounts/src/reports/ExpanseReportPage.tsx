import { NotYet } from '@samity/shared-ui/core'

export default function ExpanseReportPage() {
  return <NotYet heading={{ en: 'Expanse Report', bn: 'ব্যয়ের প্রতিবেদন' }} />
}
