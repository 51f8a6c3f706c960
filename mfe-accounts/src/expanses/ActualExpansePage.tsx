import { NotYet } from '@samity/shared-ui/core'

export default function ActualExpansePage() {
  return <NotYet heading={{ en: 'Add Actual Expanse', bn: 'প্রকৃত ব্যয় যোগ করুন' }} />
}
