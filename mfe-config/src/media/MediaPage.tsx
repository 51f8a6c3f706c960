import { NotYet } from '@samity/shared-ui/core'

export default function MediaPage() {
  return <NotYet heading={{ en: 'Add New Media', bn: 'নতুন মিডিয়া যোগ করুন' }} />
}
