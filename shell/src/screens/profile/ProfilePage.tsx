import { NotYet } from '@samity/shared-ui/core'

export default function ProfilePage() {
  return <NotYet heading={{ en: 'Profile', bn: 'প্রোফাইল' }} />
}
