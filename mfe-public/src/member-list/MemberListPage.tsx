import { NotYet } from '../parts/NotYet.tsx'

export default function MemberListPage() {
  return <NotYet heading={{ en: 'Advocate List', bn: 'আইনজীবী তালিকা' }} />
}
