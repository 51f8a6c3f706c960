import type { Words } from '@samity/shared-api/contract'
import { transfer, transferStates, type Transfer } from '@samity/shared-api/contract/treasury/transfer'
import { Button, RecordLink, useMayEdit } from '@samity/shared-ui/core'
import {
  ChoiceFilter,
  Filter,
  ListTable,
  MoreButton,
  RowButton,
  useRemove,
  useRows,
  type Column,
  type List,
} from '@samity/shared-ui/data'
import { usePersonName } from '@samity/shared-ui/query'
import { fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { PlaceSelect } from '../components/PlaceSelect.tsx'
import { places, transfers } from '../treasury-api.ts'
import styles from '../treasury.module.css'
import { useConfirmTransfer, useSignTransfer } from './WaitingTransfers.tsx'

const { fields } = transfer
const words = {
  number: { en: 'Number', bn: 'নম্বর' },
  state: { en: 'State', bn: 'অবস্থা' },
  waitingFor: { en: 'waiting for {receiver}', bn: '{receiver}-এর অপেক্ষায়' },
  confirmedBy: { en: 'Confirmed by', bn: 'নিশ্চিত করেছেন' },
  confirmedOn: { en: 'Confirmed on', bn: 'নিশ্চিতের তারিখ' },
  createdBy: { en: 'Entered by', bn: 'লিখেছেন' },
  reason: { en: 'Void because', bn: 'বাতিলের কারণ' },
  scan: { en: 'Scan', bn: 'স্ক্যান' },
  show: { en: 'Show scan', bn: 'স্ক্যান দেখুন' },
  confirm: { en: 'Confirm', bn: 'নিশ্চিত করুন' },
  sign: { en: 'Sign', bn: 'স্বাক্ষর করুন' },
  signedBy: { en: 'Signed by', bn: 'স্বাক্ষর করেছেন' },
  signatures: { en: '{count} of 2 signatures', bn: '২টির মধ্যে {count}টি স্বাক্ষর' },
  place: { en: 'Place', bn: 'টাকার স্থান' },
  all: { en: 'All', bn: 'সব' },
  empty: { en: 'No transfer matches.', bn: 'কোনো স্থানান্তর মেলেনি।' },
  question: {
    en: 'Void {number}? The money goes back to where it came from, and the number is not used again.',
    bn: '{number} বাতিল করবেন? টাকা আগের জায়গায় ফিরে যাবে, আর নম্বরটি আর ব্যবহার করা হবে না।',
  },
  reasonLabel: { en: 'Reason', bn: 'কারণ' },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
  voided: { en: 'The transfer is void.', bn: 'স্থানান্তর বাতিল হয়েছে।' },
}

type Props = {
  list: List<Transfer>
  label: Words
  onSlip: (transfer: Transfer) => void
  onScan: (transfer: Transfer) => void
}

export function TransferList({ list, label, onSlip, onScan }: Props) {
  const t = useWords(words)
  const mayVoid = useMayEdit()
  const { rows: allPlaces = [] } = useRows(places)
  const { confirmTransfer } = useConfirmTransfer(list.refresh)
  const { signTransfer } = useSignTransfer(list.refresh, list.refresh)
  const voidTransfer = useRemove<Transfer>(transfers, {
    list,
    question: ({ number }) => fillWords(words.question, { number }),
    reason: words.reasonLabel,
    cancel: words.cancel,
    done: words.voided,
  })
  const columns = useColumns(onScan)
  return (
    <ListTable
      label={label}
      file="transfers"
      list={list}
      columns={columns}
      empty={words.empty}
      {...(list.amount && { totals: { amount: list.amount } })}
      rowClass={({ state }) => (state === 'void' ? styles.archived : undefined)}
      filters={
        <>
          <ChoiceFilter list={list} name="state" field={{ label: words.state, choices: transferStates }} />
          <Filter label={t.place} id="place">
            {(id) => (
              <PlaceSelect
                id={id}
                name={id}
                choices={allPlaces}
                emptyOption={words.all}
                value={list.params['place'] ?? ''}
                onChange={(place) => list.setParams({ place: place ? String(place) : '' })}
              />
            )}
          </Filter>
        </>
      }
      actions={(row) => (
        <>
          {row.may_confirm && (
            <Button size="small" type="primary" onClick={() => confirmTransfer(row)}>
              {t.confirm}
            </Button>
          )}
          {row.may_approve && (
            <Button size="small" type="primary" onClick={() => signTransfer(row)}>
              {t.sign}
            </Button>
          )}
          <RowButton action="print" onClick={() => onSlip(row)} />
          {mayVoid && row.state !== 'void' && (
            <MoreButton actions={{ delete: () => void voidTransfer(row).then(() => list.refresh()) }} />
          )}
        </>
      )}
    />
  )
}

const stateClasses = {
  waiting: styles.waiting,
  on_the_way: styles.waiting,
  confirmed: '',
  void: styles.voided,
}

function useColumns(onScan: (transfer: Transfer) => void): Column<Transfer>[] {
  const t = useWords(words)
  const say = useSay()
  const personOf = usePersonName()
  const show = useShow()
  return useMemo(() => {
    const stateOf = ({ state }: Transfer) => say(transferStates.find(({ value }) => value === state)?.label)
    return [
      {
        name: 'number',
        label: words.number,
        value: ({ number }) => number,
        show: ({ number }) => (
          <span className={styles.number} translate="no">
            {number}
          </span>
        ),
      },
      { name: 'date', label: fields.date.label, kind: 'day', value: ({ date }) => date },
      {
        name: 'from',
        label: fields.from_place.label,
        sort: null,
        value: (row) => say({ en: row.from_name_english, bn: row.from_name_bengali }),
      },
      {
        name: 'to',
        label: fields.to_place.label,
        sort: null,
        value: (row) => say({ en: row.to_name_english, bn: row.to_name_bengali }),
      },
      {
        name: 'state',
        label: words.state,
        sort: null,
        value: stateOf,
        show: (row) => (
          <span>
            <span className={`${styles.tag} ${stateClasses[row.state] ?? ''}`}>{stateOf(row)}</span>
            {row.state === 'on_the_way' && row.receiver && (
              <span className={styles.small}>
                {say(fillWords(words.waitingFor, { receiver: personOf(row.receiver) }))}
              </span>
            )}
            {row.state === 'waiting' && (
              <span className={styles.small}>
                {say(fillWords(words.signatures, { count: show.digits(row.approvals?.length ?? 0) }))}
              </span>
            )}
            {row.state === 'void' && row.void_reason && (
              <span className={styles.small}>{row.void_reason}</span>
            )}
          </span>
        ),
      },
      {
        name: 'slip_no',
        label: fields.slip_no.label,
        value: ({ slip_no }) => slip_no,
        hidden: 'when narrow',
      },
      {
        name: 'attachment',
        label: words.scan,
        sort: null,
        hidden: 'when narrow',
        value: ({ attachment }) => attachment?.name,
        show: (row) =>
          row.attachment && (
            <Button size="small" onClick={() => onScan(row)}>
              {t.show}
            </Button>
          ),
      },
      {
        name: 'resolution_id',
        label: fields.resolution_id.label,
        sort: null,
        value: ({ resolution_number }) => resolution_number,
        show: ({ resolution_number }) =>
          resolution_number && (
            <RecordLink kind="resolution" values={{ search: resolution_number }} translate="no">
              {resolution_number}
            </RecordLink>
          ),
        hidden: true,
      },
      {
        name: 'approvals',
        label: words.signedBy,
        sort: null,
        value: ({ approvals = [] }) => approvals.map(({ username }) => personOf(username)).join(', '),
        hidden: true,
      },
      {
        name: 'created_by',
        label: words.createdBy,
        sort: null,
        value: ({ created_by }) => personOf(created_by),
        hidden: true,
      },
      {
        name: 'confirmed_by',
        label: words.confirmedBy,
        sort: null,
        value: ({ confirmed_by }) => personOf(confirmed_by),
        hidden: true,
      },
      {
        name: 'confirmed_date',
        label: words.confirmedOn,
        kind: 'day',
        sort: null,
        value: ({ confirmed_date }) => confirmed_date,
        hidden: true,
      },
      { name: 'remarks', label: fields.remarks.label, value: ({ remarks }) => remarks, hidden: true },
      {
        name: 'void_reason',
        label: words.reason,
        sort: null,
        value: ({ void_reason }) => void_reason,
        hidden: true,
      },
      {
        name: 'amount',
        label: fields.amount.label,
        kind: 'money',
        value: ({ amount }) => amount,
        show: ({ amount }) => show.amount(amount),
      },
    ]
  }, [t, say, show, personOf, onScan])
}
