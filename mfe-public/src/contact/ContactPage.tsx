import { NotYet } from '../parts/NotYet.tsx'

export default function ContactPage() {
  return <NotYet heading={{ en: 'Contact Us', bn: 'যোগাযোগ' }} />
}
