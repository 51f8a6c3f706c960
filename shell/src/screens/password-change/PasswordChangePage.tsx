import { NotYet } from '@samity/shared-ui/core'

export default function PasswordChangePage() {
  return <NotYet heading={{ en: 'Change Password', bn: 'পাসওয়ার্ড পরিবর্তন' }} />
}
