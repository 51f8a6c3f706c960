import { Page, Sheet } from '@samity/shared-ui/core'
import { useRows } from '@samity/shared-ui/data'
import { PositionConfig } from './PositionConfig.tsx'
import { inRank, positions } from './positions.ts'

const heading = { en: 'Add Commitee Position', bn: 'কমিটির পদ যোগ করুন' }

export default function PositionsPage() {
  const list = useRows(positions, inRank)
  return (
    <Page heading={heading}>
      <Sheet>
        <PositionConfig list={list} param="edit" />
      </Sheet>
    </Page>
  )
}
