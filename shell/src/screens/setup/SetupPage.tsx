import { NotYetPublic } from '../../routing/PlainPage.tsx'

export default function SetupPage() {
  return <NotYetPublic heading={{ en: 'Set-up', bn: 'প্রথম স্থাপনা' }} />
}
