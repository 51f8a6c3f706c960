import { NotYet } from '@samity/shared-ui/core'

export default function ProbableIncomePage() {
  return <NotYet heading={{ en: 'Probable Income', bn: 'সম্ভাব্য আয়' }} />
}
