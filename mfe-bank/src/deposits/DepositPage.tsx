import { Alert, Button, Card, ErrorState, LoadingState, Page, RecordLink } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useParams } from '@samity/shared-ui/router'
import { fill, useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import type { Deposit, DepositDetails } from '../../contract/deposit.ts'
import { useBankRights } from '../bank-api.ts'
import { DepositFacts } from './DepositFacts.tsx'
import { depositPath } from './deposits-api.ts'
import styles from './deposits.module.css'
import { InterestCard } from './InterestCard.tsx'
import { InterestDialog } from './InterestDialog.tsx'
import { MoveDialog, type PostedKind } from './MoveDialog.tsx'
import { MovesCard } from './MovesCard.tsx'
import { RateDialog } from './RateDialog.tsx'
import { RatesCard } from './RatesCard.tsx'

const words = {
  heading: { en: 'Deposit', bn: 'আমানত' },
  opening: { en: 'Enter its opening', bn: 'খোলার তথ্য লিখুন' },
  instalment: { en: 'Pay an instalment', bn: 'কিস্তি দিন' },
  renewal: { en: 'Renew', bn: 'নবায়ন করুন' },
  partial: { en: 'Encash a part', bn: 'আংশিক ভাঙান' },
  encashment: { en: 'Encash', bn: 'ভাঙান' },
  interest: { en: 'Enter interest', bn: 'সুদ লিখুন' },
  rate: { en: 'Enter a new rate', bn: 'নতুন হার লিখুন' },
  waits: {
    en: 'A transfer waits for its signatories. Each confirms it in Transfers: {number}',
    bn: 'একটি স্থানান্তর স্বাক্ষরের অপেক্ষায়। স্বাক্ষরকারীরা প্রত্যেকে “স্থানান্তর” পাতায় নিশ্চিত করবেন: {number}',
  },
  transfer: { en: 'Open the transfer', bn: 'স্থানান্তরটি খুলুন' },
}
/** While signatories decide */
const pollMs = 10_000

type Opened = PostedKind | 'interest received' | 'rate'

export default function DepositPage() {
  const { id = '' } = useParams()
  const { data, error, refresh } = useGet<DepositDetails>(`${depositPath(id)}details/`, {
    pollMs: ({ deposit }) => deposit.is_waiting && pollMs,
  })
  // who comes back from Transfers sees what was signed
  useEffect(() => {
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [refresh])
  const heading = data ? `${data.deposit.bank_name} ${data.deposit.number}` : words.heading
  return (
    <Page heading={heading} back="/dashboard/bank/deposits">
      {error ? (
        <Card>
          <ErrorState error={error} retry={refresh} />
        </Card>
      ) : data ? (
        <Content details={data} onChanged={refresh} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}

function actionsOf({ state, kind, is_waiting }: Deposit): Opened[] {
  const received: Opened[] = state === 'new' ? [] : ['interest received']
  if (is_waiting || state === 'closed') return received
  if (state === 'new') return ['opening']
  const own: Opened[] = kind === 'instalment' ? ['instalment'] : ['partial']
  return [...received, 'renewal', ...own, 'encashment', 'rate']
}

function Content({ details, onChanged }: { details: DepositDetails; onChanged: () => void }) {
  const t = useWords(words)
  const { mayWork } = useBankRights()
  const [opened, setOpened] = useState<Opened>()
  const { deposit, moves, terms, received, rates } = details
  const close = () => setOpened(undefined)
  const done = () => {
    close()
    onChanged()
  }
  const labels: Record<Opened, string> = { ...t, 'interest received': t.interest }
  const waitingMove = moves.find(({ state }) => state === 'waiting')
  return (
    <>
      {waitingMove && (
        <Alert
          type="warning"
          showIcon
          title={fill(t.waits, { number: waitingMove.document_number })}
          action={
            <RecordLink
              kind="transfer"
              values={{ id: waitingMove.document_id, search: waitingMove.document_number }}
            >
              {t.transfer}
            </RecordLink>
          }
        />
      )}
      <Card>
        <DepositFacts deposit={deposit} terms={terms} />
        {mayWork && (
          <div className={styles.buttons}>
            {actionsOf(deposit).map((action, index) => (
              <Button
                key={action}
                {...(index === 0 && { type: 'primary' })}
                onClick={() => setOpened(action)}
              >
                {labels[action]}
              </Button>
            ))}
          </div>
        )}
      </Card>
      <InterestCard deposit={deposit} terms={terms} received={received} />
      <MovesCard deposit={deposit} moves={moves} mayWork={mayWork} onChanged={onChanged} />
      <RatesCard deposit={deposit} rates={rates} mayWork={mayWork} onChanged={onChanged} />
      {opened === 'interest received' ? (
        <InterestDialog
          deposit={deposit}
          terms={terms}
          received={received ?? []}
          onClose={close}
          onDone={done}
        />
      ) : opened === 'rate' ? (
        <RateDialog deposit={deposit} onClose={close} onDone={done} />
      ) : (
        opened && <MoveDialog deposit={deposit} terms={terms} kind={opened} onClose={close} onDone={done} />
      )}
    </>
  )
}
