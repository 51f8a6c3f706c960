import { NotYetPublic } from '../../routing/PlainPage.tsx'

export default function SignInPage() {
  return <NotYetPublic heading={{ en: 'Login', bn: 'লগইন' }} />
}
