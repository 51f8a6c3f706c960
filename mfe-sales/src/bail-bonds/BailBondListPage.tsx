import { NotYet } from '@samity/shared-ui/core'

export default function BailBondListPage() {
  return <NotYet heading={{ en: 'Bail Bond Sale List', bn: 'জামিননামা বিক্রয় তালিকা' }} />
}
