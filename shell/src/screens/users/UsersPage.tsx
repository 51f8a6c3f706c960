import { NotYet } from '@samity/shared-ui/core'

export default function UsersPage() {
  return <NotYet heading={{ en: 'Users', bn: 'ব্যবহারকারী' }} />
}
