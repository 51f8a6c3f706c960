import { NotYet } from '@samity/shared-ui/core'

export default function MessagesPage() {
  return <NotYet heading={{ en: 'Messages', bn: 'বার্তা' }} />
}
