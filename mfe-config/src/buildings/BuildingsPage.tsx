import { NotYet } from '@samity/shared-ui/core'

export default function BuildingsPage() {
  return <NotYet heading={{ en: 'Building', bn: 'ভবন' }} />
}
