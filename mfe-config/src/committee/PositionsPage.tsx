import { Page, Card } from '@samity/shared-ui/core'
import { useRows } from '@samity/shared-ui/data'
import { PositionConfig } from './PositionConfig.tsx'
import { byRank, positions } from './positions.ts'

const heading = { en: 'Add Commitee Position', bn: 'কমিটির পদ যোগ করুন' }

export default function PositionsPage() {
  const list = useRows(positions, byRank)
  return (
    <Page heading={heading}>
      <Card>
        <PositionConfig list={list} param="edit" />
      </Card>
    </Page>
  )
}
