import { NotYet } from '@samity/shared-ui/core'

export default function BailBondEntryPage() {
  return <NotYet heading={{ en: 'Bail Bond Sale', bn: 'জামিননামা বিক্রয়' }} />
}
