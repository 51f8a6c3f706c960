import { NotYet } from '@samity/shared-ui/core'

export default function ShopRentListPage() {
  return <NotYet heading={{ en: 'Shop Rent Collection Records', bn: 'দোকান ভাড়া আদায়ের তালিকা' }} />
}
