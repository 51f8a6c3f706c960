import { NotYet } from '@samity/shared-ui/core'

export default function DashboardHomePage() {
  return <NotYet heading={{ en: 'Dashboard', bn: 'ড্যাশবোর্ড' }} />
}
