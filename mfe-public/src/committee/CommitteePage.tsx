import { NotYet } from '../parts/NotYet.tsx'

export default function CommitteePage() {
  return <NotYet heading={{ en: 'Executive Committee', bn: 'কার্যনির্বাহী কমিটি' }} />
}
