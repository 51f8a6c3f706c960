import { NotYet } from '../parts/NotYet.tsx'

export default function NoticesPage() {
  return <NotYet heading={{ en: 'Notices', bn: 'বিজ্ঞপ্তি' }} />
}
