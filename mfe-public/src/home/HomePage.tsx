import { NotYet } from '../parts/NotYet.tsx'

export default function HomePage() {
  return <NotYet heading={{ en: 'Home', bn: 'হোম' }} />
}
