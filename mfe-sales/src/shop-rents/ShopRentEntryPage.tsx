import { NotYet } from '@samity/shared-ui/core'

export default function ShopRentEntryPage() {
  return <NotYet heading={{ en: 'Shop Rent Collection', bn: 'দোকান ভাড়া আদায়' }} />
}
