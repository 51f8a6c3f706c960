import type { Words } from '@samity/shared-api/contract'
import { Button } from '@samity/shared-ui/core'
import { RowButton } from '@samity/shared-ui/data'
import { useNavigate } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useMayCollect } from '../hooks/use-may-collect.ts'

type Props = { number: string; label: Words | undefined; onPrint: (number: string) => void }

/**
 * Prints the receipt of a row. A person who cannot collect money gets a View button to the receipt instead.
 */
export function ReceiptButton({ number, label, onPrint }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const mayCollect = useMayCollect()
  if (!mayCollect)
    return <RowButton action="view" onClick={() => void navigate(`/dashboard/receipt/${number}`)} />
  if (!label) return <RowButton action="print" onClick={() => onPrint(number)} />
  return (
    <Button size="small" onClick={() => onPrint(number)}>
      {say(label)}
    </Button>
  )
}
