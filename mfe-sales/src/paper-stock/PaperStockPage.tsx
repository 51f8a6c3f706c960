import { NotYet } from '@samity/shared-ui/core'

export default function PaperStockPage() {
  return <NotYet heading={{ en: 'Paper Stock', bn: 'কাগজের মজুদ' }} />
}
