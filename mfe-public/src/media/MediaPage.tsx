import { NotYet } from '../parts/NotYet.tsx'

export default function MediaPage() {
  return <NotYet heading={{ en: 'Photo Gallery', bn: 'ছবির গ্যালারি' }} />
}
