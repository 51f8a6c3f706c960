import { Button, Card, LinkButton, Page, RecordLink, useAction } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, useList, type Column } from '@samity/shared-ui/data'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { proposalNotes, verdicts, type PaymentProposal } from '../../contract/payments.ts'
import { formatReferenceNo } from '../../contract/reference-no.ts'
import { MemberName, useColumnsWithName } from '../member-name.tsx'
import { HandDialog } from './HandDialog.tsx'
import { confirmPayment, proposalsPath, removeLine } from './payments-api.ts'
import { ProposalDialog } from './ProposalDialog.tsx'
import { ReceiptLines } from './ReceiptLines.tsx'
import styles from './staff.module.css'

const words = {
  heading: { en: 'Payments to Confirm', bn: 'নিশ্চিত করার পরিশোধ' },
  empty: {
    en: 'No money with a reference waits. It appears when a bank statement with it is imported.',
    bn: 'রেফারেন্সসহ কোনো টাকা অপেক্ষায় নেই। তা থাকা ব্যাংক বিবরণী আমদানি হলে এখানে দেখা যাবে।',
  },
  day: { en: 'Day', bn: 'তারিখ' },
  reference_no: { en: 'Reference', bn: 'রেফারেন্স' },
  number: { en: 'Member No', bn: 'সদস্য নং' },
  name: { en: 'Member', bn: 'সদস্য' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  place: { en: 'Received in', bn: 'যেখানে জমা' },
  text: { en: 'Text', bn: 'লেখা' },
  verdict: { en: 'Result', bn: 'ফল' },
  receipts: { en: 'Receipts', bn: 'রসিদ' },
  rest: { en: 'Difference', bn: 'পার্থক্য' },
  none: { en: 'Nothing is owed', bn: 'কোনো বকেয়া নেই' },
  byHand: { en: 'A payment that no statement shows', bn: 'বিবরণীতে নেই এমন পরিশোধ' },
  posted: { en: 'Confirmed payments', bn: 'নিশ্চিত পরিশোধ' },
  look: { en: 'Look and confirm', bn: 'দেখে নিশ্চিত করুন' },
  remove: { en: 'Remove', bn: 'বাদ দিন' },
  removeQuestion: { en: 'Remove this payment from the list?', bn: 'এই পরিশোধটি তালিকা থেকে বাদ দেবেন?' },
  removed: { en: 'The payment is removed.', bn: 'পরিশোধটি বাদ দেওয়া হয়েছে।' },
  several: { en: 'Confirm {count}', bn: '{count}টি নিশ্চিত করুন' },
  question: { en: 'Post the receipts of {count} payments?', bn: '{count}টি পরিশোধের রসিদ লিখবেন?' },
  explain: {
    en: 'Each payment is posted on the day of its line, into the account of the statement.',
    bn: 'প্রতিটি পরিশোধ তার লাইনের তারিখে, বিবরণীর হিসাবে লেখা হবে।',
  },
  done: { en: '{count} payments are confirmed.', bn: '{count}টি পরিশোধ নিশ্চিত হয়েছে।' },
}

const columns: Column<PaymentProposal>[] = [
  { name: 'day', label: words.day, kind: 'day', value: ({ day }) => day },
  {
    name: 'advocate_number',
    label: words.number,
    value: ({ advocate_number }) => advocate_number,
    hidden: 'when narrow',
  },
  {
    name: 'advocate_name',
    label: words.name,
    value: ({ advocate_name }) => advocate_name,
    show: (proposal) => (
      <RecordLink kind="advocate-passbook" values={{ id: proposal.advocate_id }} translate="no">
        <MemberName of={proposal} />
      </RecordLink>
    ),
  },
  {
    name: 'reference_no',
    label: words.reference_no,
    value: ({ reference_no }) => formatReferenceNo(reference_no),
    sort: null,
    hidden: 'when narrow',
  },
  { name: 'amount', label: words.amount, kind: 'money', value: ({ amount }) => amount, total: true },
  {
    name: 'verdict',
    label: words.verdict,
    kind: 'choice',
    choices: verdicts,
    value: ({ verdict }) => verdict,
    show: (row) => <Verdict row={row} />,
    sort: null,
  },
  {
    name: 'receipts',
    label: words.receipts,
    value: ({ receipts }) =>
      receipts.map(({ title, note, amount }) => `${title.en} ${note} ${amount}`).join('; '),
    show: ({ receipts }) => <ReceiptLines receipts={receipts} none={words.none} />,
    sort: null,
    hidden: 'unless wide',
  },
  { name: 'rest', label: words.rest, kind: 'money', value: ({ rest }) => rest, total: true, sort: null },
  {
    name: 'place',
    label: words.place,
    value: ({ place_name }) => place_name.en,
    show: ({ place_name }) => <Said text={place_name} />,
    sort: null,
    hidden: 'unless wide',
  },
  { name: 'text', label: words.text, value: ({ text }) => text, sort: null, hidden: true },
]

function Said({ text }: { text: { en: string; bn: string } }) {
  return useSay()(text)
}

function Verdict({ row: { verdict, notes } }: { row: PaymentProposal }) {
  const say = useSay()
  return (
    <span>
      <strong className={verdict === 'exact' ? styles.good : styles.other}>
        {say(verdicts.find(({ value }) => value === verdict)!.label)}
      </strong>
      {notes.map((note) => (
        <small key={note} className={styles.note}>
          {say(proposalNotes[note])}
        </small>
      ))}
    </span>
  )
}

/** Without a difference, and nothing that a person should look at first */
const isPlain = ({ verdict, rest }: PaymentProposal) => verdict === 'exact' && rest === '0.00'

export default function ProposalsPage() {
  const t = useWords(words)
  const show = useShow()
  const list = useList<PaymentProposal>(proposalsPath, { search: true, filters: { result: 'verdict' } })
  const [targetId, setTargetId] = useState<number>()
  const [isByHand, setIsByHand] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { run, isBusy } = useAction()
  const target = list.rows?.find(({ id }) => id === targetId)
  const plain = list.rows?.filter((row) => chosen.has(row.id) && isPlain(row)) ?? []

  const confirmChosen = () =>
    run(
      async () => {
        // one after the other: what is refused stays in the list, and ends the rest
        for (const { id, hash } of plain) await confirmPayment(id, hash, 'open')
        return plain.length
      },
      {
        ask: {
          question: fillWords(words.question, { count: plain.length }),
          explain: words.explain,
          ok: fillWords(words.several, { count: plain.length }),
        },
        done: (count) => fillWords(words.done, { count }),
        onEnd: () => {
          setChosen(new Set())
          list.refresh()
        },
      },
    )
  const remove = ({ id }: PaymentProposal) =>
    run(() => removeLine(id), {
      ask: { question: words.removeQuestion, ok: words.remove, danger: true },
      done: words.removed,
      onEnd: list.refresh,
    })

  return (
    <Page
      heading={words.heading}
      actions={
        <>
          <Button onClick={() => setIsByHand(true)}>{t.byHand}</Button>
          <LinkButton to="/dashboard/my/payments/posted">{t.posted}</LinkButton>
        </>
      }
    >
      <Card>
        <ListTable
          list={list}
          columns={useColumnsWithName(columns)}
          label={words.heading}
          file="payments-to-confirm"
          empty={words.empty}
          selection={{
            ids: chosen,
            onChange: (ids: ReadonlySet<number | string>) => setChosen(new Set([...ids].map(Number))),
          }}
          filters={
            <>
              <ChoiceFilter list={list} name="result" field={{ label: words.verdict, choices: verdicts }} />
              {plain.length > 0 && (
                <Button type="primary" loading={isBusy} onClick={confirmChosen}>
                  {fill(t.several, { count: show.number(plain.length) })}
                </Button>
              )}
            </>
          }
          actions={(row) => (
            <span className={styles.buttons}>
              <Button size="small" onClick={() => setTargetId(row.id)}>
                {t.look}
              </Button>
              {row.is_removable && (
                <Button size="small" disabled={isBusy} onClick={() => remove(row)}>
                  {t.remove}
                </Button>
              )}
            </span>
          )}
        />
      </Card>
      {target && (
        <ProposalDialog
          key={target.hash}
          proposal={target}
          onChanged={list.refresh}
          onClose={() => setTargetId(undefined)}
        />
      )}
      {isByHand && <HandDialog onClose={() => setIsByHand(false)} onDone={list.refresh} />}
    </Page>
  )
}
