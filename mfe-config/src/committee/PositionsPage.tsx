import { NotYet } from '@samity/shared-ui/core'

export default function PositionsPage() {
  return <NotYet heading={{ en: 'Add Commitee Position', bn: 'কমিটির পদ যোগ করুন' }} />
}
