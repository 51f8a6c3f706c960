import { NotYet } from '@samity/shared-ui/core'

export default function InterestListPage() {
  return <NotYet heading={{ en: 'Bank Interest Records', bn: 'ব্যাংক সুদের তালিকা' }} />
}
