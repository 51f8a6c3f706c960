import { NotYet } from '@samity/shared-ui/core'

export default function DonationEntryPage() {
  return <NotYet heading={{ en: 'Fund Collection', bn: 'তহবিল সংগ্রহ' }} />
}
