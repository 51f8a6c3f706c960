import { NotYet } from '@samity/shared-ui/core'

export default function SettingsPage() {
  return <NotYet heading={{ en: 'Settings', bn: 'সেটিংস' }} />
}
