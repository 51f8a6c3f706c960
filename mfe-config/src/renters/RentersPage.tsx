import { NotYet } from '@samity/shared-ui/core'

export default function RentersPage() {
  return <NotYet heading={{ en: 'Renter', bn: 'ভাড়াটিয়া' }} />
}
