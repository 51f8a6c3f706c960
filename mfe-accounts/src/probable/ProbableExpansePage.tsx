import { NotYet } from '@samity/shared-ui/core'

export default function ProbableExpansePage() {
  return <NotYet heading={{ en: 'Probable Expanse', bn: 'সম্ভাব্য ব্যয়' }} />
}
