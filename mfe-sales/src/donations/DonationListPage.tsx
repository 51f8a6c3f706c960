import { NotYet } from '@samity/shared-ui/core'

export default function DonationListPage() {
  return <NotYet heading={{ en: 'Fund Collection Records', bn: 'তহবিল সংগ্রহের তালিকা' }} />
}
