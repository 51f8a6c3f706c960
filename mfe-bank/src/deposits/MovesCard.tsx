import { Card, EmptyState, RecordLink, useAction } from '@samity/shared-ui/core'
import { DataTable, RowButton, type Column } from '@samity/shared-ui/data'
import { moveKinds, moveStates, type Deposit, type DepositMove } from '../../contract/deposit.ts'
import { dropMove } from './deposits-api.ts'

const words = {
  heading: { en: 'Moves', bn: 'লেনদেন' },
  none: { en: 'No money has moved yet. Enter the opening.', bn: 'এখনো কোনো টাকা আসেনি। খোলার তথ্য লিখুন।' },
  day: { en: 'Date', bn: 'তারিখ' },
  kind: { en: 'Kind', bn: 'ধরন' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  document: { en: 'Number', bn: 'নম্বর' },
  resolution: { en: 'Resolution', bn: 'সিদ্ধান্ত' },
  by: { en: 'Entered by', bn: 'লিখেছেন' },
  state: { en: 'State', bn: 'অবস্থা' },
  question: { en: 'Delete this move?', bn: 'এই লেনদেন মুছবেন?' },
  ok: { en: 'Delete', bn: 'মুছুন' },
  reason: { en: 'Reason', bn: 'কারণ' },
  done: { en: 'The move is deleted.', bn: 'লেনদেনটি মুছে ফেলা হয়েছে।' },
}
const isOut = ({ kind }: DepositMove) => kind === 'partial' || kind === 'encashment'

const columns: Column<DepositMove>[] = [
  { name: 'day', label: words.day, kind: 'day', value: ({ day }) => day },
  { name: 'kind', label: words.kind, kind: 'choice', choices: moveKinds, value: ({ kind }) => kind },
  {
    name: 'amount',
    label: words.amount,
    kind: 'money',
    value: (move) => (isOut(move) ? `-${move.amount}` : move.amount),
  },
  {
    name: 'document_number',
    label: words.document,
    value: ({ document_number }) => document_number,
    show: ({ document_path, document_id, document_number }) => (
      <RecordLink
        kind={document_path === 'transfers' ? 'transfer' : 'receipt'}
        values={
          document_path === 'transfers'
            ? { id: document_id, search: document_number }
            : { number: document_number }
        }
        translate="no"
      >
        {document_number}
      </RecordLink>
    ),
  },
  {
    name: 'resolution_number',
    label: words.resolution,
    value: ({ resolution_number }) => resolution_number,
    hidden: 'when narrow',
  },
  { name: 'made_by', label: words.by, value: ({ made_by }) => made_by, hidden: 'unless wide' },
  { name: 'state', label: words.state, kind: 'choice', choices: moveStates, value: ({ state }) => state },
]

type Props = { deposit: Deposit; moves: DepositMove[]; mayWork: boolean; onChanged: () => void }

/** Newest first. The last move is deleted here unless it has a transfer or receipt, which people void. */
export function MovesCard({ deposit, moves, mayWork, onChanged }: Props) {
  const { run } = useAction()
  const last = moves.find(({ state }) => state !== 'void')
  const drop = (move: DepositMove) =>
    run(({ reason }) => dropMove(deposit.id, move.id, reason), {
      ask: { question: words.question, ok: words.ok, reason: words.reason },
      done: words.done,
      onDone: onChanged,
    })
  return (
    <Card heading={words.heading}>
      {moves.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <DataTable
          label={words.heading}
          file="deposit-moves"
          rows={moves}
          columns={columns}
          {...(mayWork &&
            last?.document_path === '' && {
              actions: (move: DepositMove) =>
                move === last && <RowButton action="delete" onClick={() => drop(move)} />,
            })}
        />
      )}
    </Card>
  )
}
