import { NotYet } from '../parts/NotYet.tsx'

export default function HelplinePage() {
  return <NotYet heading={{ en: 'Helpline', bn: 'হেল্পলাইন' }} />
}
