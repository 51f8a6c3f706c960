import { Page } from '@samity/shared-ui/core'
import { useMayCollect } from '../hooks/use-may-collect.ts'
import { AssociateList } from './AssociateList.tsx'
import { associateScreen } from './associate-screen.ts'

export default function AssociateListPage() {
  const mayCollect = useMayCollect()
  return (
    <Page heading={associateScreen.listHeading} {...(mayCollect && { back: associateScreen.entry })}>
      <AssociateList />
    </Page>
  )
}
