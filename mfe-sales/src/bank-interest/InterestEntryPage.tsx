import { NotYet } from '@samity/shared-ui/core'

export default function InterestEntryPage() {
  return <NotYet heading={{ en: 'Bank Interest', bn: 'ব্যাংক সুদ' }} />
}
