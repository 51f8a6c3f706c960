import type { SlotProps } from '@samity/shared-api/module'
import { MemberDues } from '../member/MemberDues.tsx'

/** What an advocate owes and the standing, as a tab of the advocate's details. */
export default function MemberDuesTab({ advocate }: SlotProps['advocate.tab']) {
  return <MemberDues id={advocate.id} />
}
