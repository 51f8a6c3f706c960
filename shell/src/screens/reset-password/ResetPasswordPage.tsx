import { NotYetPublic } from '../../routing/PlainPage.tsx'

export default function ResetPasswordPage() {
  return <NotYetPublic heading={{ en: 'Reset Password', bn: 'পাসওয়ার্ড পুনঃস্থাপন' }} />
}
