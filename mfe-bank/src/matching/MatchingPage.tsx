import { newIdempotencyKey, type RequestError } from '@samity/shared-api/client'
import { fromDecimal, sum, toDecimal, today } from '@samity/shared-api/contract'
import {
  Alert,
  Button,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  useAction,
} from '@samity/shared-ui/core'
import { DayFilter, useUrlParams } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import type { MatchingDesk, Proposal } from '../../contract/match.ts'
import { useBankRights } from '../bank-api.ts'
import { BankAccountFilter, useAccounts } from '../statements/BankAccountFilter.tsx'
import { addMatch, deskPath, matchSure, undoMatch } from '../statements/statement-api.ts'
import { LineList } from './LineList.tsx'
import { BankMatchList } from './BankMatchList.tsx'
import { ProposalList } from './ProposalList.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import styles from './matching.module.css'

const words = {
  heading: { en: 'Matching', bn: 'বিবরণী মেলানো' },
  from: { en: 'From Date', bn: 'শুরুর তারিখ' },
  to: { en: 'To Date', bn: 'শেষের তারিখ' },
  matched: { en: 'Also what is matched', bn: 'যা মেলানো হয়েছে তা-ও' },
  noAccount: {
    en: 'Choose the bank account whose statement is to be matched with the books.',
    bn: 'যে ব্যাংক হিসাবের বিবরণী হিসাব বইয়ের সাথে মেলানো হবে তা বেছে নিন।',
  },
  statement: { en: 'Statement of the bank', bn: 'ব্যাংকের বিবরণী' },
  books: { en: 'Our books', bn: 'হিসাব বই' },
  sure: { en: 'Match {count} sure proposals', bn: '{count}টি নিশ্চিত প্রস্তাব মেলান' },
  accepted: { en: '{count} proposals are matched.', bn: '{count}টি প্রস্তাব মেলানো হয়েছে।' },
  undo: { en: 'Undo', bn: 'ফেরান' },
  undone: { en: 'Taken back.', bn: 'ফিরিয়ে নেওয়া হয়েছে।' },
  difference: {
    en: 'Chosen: {bank} and {book}, difference {difference}',
    bn: 'বাছাই: {bank} ও {book}, পার্থক্য {difference}',
  },
  matchChosen: { en: 'Match the chosen lines', bn: 'বাছাই করা লাইন মেলান' },
  clear: { en: 'Choose none', bn: 'বাছাই বাতিল' },
  keys: {
    en: 'Keys: ↑ ↓ line, ← → or 1–9 proposal, Enter match, U undo',
    bn: 'কী: ↑ ↓ লাইন, ← → অথবা ১–৯ প্রস্তাব, এন্টার মেলান, U ফিরিয়ে নিন',
  },
  reconciled: { en: 'Reconciled to {day}', bn: '{day} পর্যন্ত সমন্বিত' },
}

/** The URL has the account, the days and what is shown, so that a link opens the same desk. */
export default function MatchingPage() {
  const t = useWords(words)
  const [params, updateParams] = useUrlParams({ replace: true })
  const { data: accounts = [] } = useAccounts()
  const account = params.get('account') ?? (accounts.length === 1 ? String(accounts[0]?.id) : '')
  return (
    <Page heading={words.heading}>
      <Card>
        <div className={styles.toolbar}>
          <BankAccountFilter value={account} onChange={(next) => updateParams({ account: next, line: '' })} />
          {(['from', 'to'] as const).map((name) => (
            <DayFilter
              key={name}
              id={name}
              label={t[name]}
              value={params.get(name) ?? ''}
              max={today()}
              onDay={(day) => updateParams({ [name]: day })}
            />
          ))}
          <Checkbox
            checked={params.get('matched') === '1'}
            onChange={({ target }) => updateParams({ matched: target.checked ? '1' : '' })}
          >
            {t.matched}
          </Checkbox>
        </div>
        {account ? <Desk key={account} account={Number(account)} /> : <EmptyState text={words.noAccount} />}
      </Card>
    </Page>
  )
}

type Done = { id: number; withBatch: boolean }
const noProposals: Proposal[] = []

function Desk({ account }: { account: number }) {
  const t = useWords(words)
  const show = useShow()
  const { mayWork } = useBankRights()
  const [params] = useUrlParams()
  const query = Object.fromEntries(
    ['from', 'to', 'matched'].flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  )
  const { data: desk, error, refresh } = useGet<MatchingDesk>(deskPath, { params: { account, ...query } })
  const { run, isBusy } = useAction()
  const [index, setIndex] = useState(0)
  const [picked, setPicked] = useState(0)
  const [chosen, setChosen] = useState<{ bank: ReadonlySet<number>; book: ReadonlySet<number> }>(nothing)
  const [done, setDone] = useState<Done[]>([])
  const [sureDone, setSureDone] = useState<{ id: number; matched: number }>()

  const lines = desk?.statement_lines ?? []
  const current = lines[Math.min(index, lines.length - 1)]
  const allProposals = desk?.proposals ?? noProposals
  const proposals = current
    ? allProposals.filter(({ statement_lines }) => statement_lines.includes(current.id))
    : noProposals
  const ofBooks = allProposals.filter(({ statement_lines }) => statement_lines.length === 0)
  const proposal = proposals[Math.min(picked, proposals.length - 1)]
  const sureCount = allProposals.filter(({ is_sure }) => is_sure).length

  /** After a refusal, too: somebody else has changed the desk. */
  const onEnd = (problem?: RequestError) => {
    if (!problem) setChosen(nothing)
    setPicked(0)
    refresh()
  }
  const match = (bank: number[], book: number[], reasons?: Proposal['reasons']) =>
    run(
      () =>
        addMatch(
          { account, statement_lines: bank, book_lines: book, ...(reasons && { reasons }) },
          newIdempotencyKey(),
        ),
      { onDone: ({ id }) => setDone([...done, { id, withBatch: false }]), onEnd },
    )
  const accept = (accepted: Proposal | undefined) =>
    accepted && match(accepted.statement_lines, accepted.book_lines, accepted.reasons)
  const undo = ({ id, withBatch }: Done) =>
    run(() => undoMatch(id, withBatch), {
      done: words.undone,
      onEnd: () => {
        setDone(done.filter((other) => other.id !== id))
        if (sureDone?.id === id) setSureDone(undefined)
        refresh()
      },
    })
  const acceptSure = () =>
    run(() => matchSure(account, newIdempotencyKey()), {
      onDone: ({ id, matched }) => {
        if (id === null) return
        setDone([...done, { id, withBatch: true }])
        setSureDone({ id, matched })
      },
      onEnd,
    })
  function moveTo(next: number) {
    setIndex(Math.max(0, Math.min(lines.length - 1, next)))
    setPicked(0)
  }
  useDeskKeys(mayWork && desk !== undefined, {
    line: (step) => moveTo(Math.min(index, lines.length - 1) + step),
    proposal: (step) => setPicked(Math.max(0, Math.min(proposals.length - 1, picked + step))),
    pick: (next) => setPicked(Math.min(next, Math.max(0, proposals.length - 1))),
    match: () => accept(proposal),
    undo: () => {
      const last = done.at(-1)
      if (last) undo(last)
    },
  })

  if (error) return <ErrorState error={error} retry={refresh} />
  if (!desk) return <LoadingState />
  const choose = (side: 'bank' | 'book') => (id: number) => {
    const next = new Set(chosen[side])
    if (!next.delete(id)) next.add(id)
    setChosen({ ...chosen, [side]: next })
  }
  const sumOf = (all: readonly { id: number; amount: string }[], ids: ReadonlySet<number>) =>
    sum(all.filter(({ id }) => ids.has(id)).map(({ amount }) => fromDecimal(amount)))
  const chosenBank = sumOf(desk.statement_lines, chosen.bank)
  const chosenBook = sumOf(desk.book_lines, chosen.book)
  const chosenCount = chosen.bank.size + chosen.book.size
  return (
    <div className={styles.blocks}>
      {desk.reconciled_to && (
        <span className={styles.soft}>{fill(t.reconciled, { day: show.day(desk.reconciled_to) })}</span>
      )}
      {sureDone && (
        <Alert
          type="success"
          role="status"
          title={fill(t.accepted, { count: show.number(sureDone.matched) })}
          action={<Button onClick={() => undo({ id: sureDone.id, withBatch: true })}>{t.undo}</Button>}
        />
      )}
      {mayWork && (
        <div className={styles.toolbar}>
          {sureCount > 0 && (
            <Button type="primary" disabled={isBusy} onClick={acceptSure}>
              {fill(t.sure, { count: show.number(sureCount) })}
            </Button>
          )}
          {chosenCount > 0 && (
            <>
              <span role="status">
                {fill(t.difference, {
                  bank: show.money(toDecimal(chosenBank)),
                  book: show.money(toDecimal(chosenBook)),
                  difference: show.money(toDecimal(chosenBank - chosenBook)),
                })}
              </span>
              <Button
                disabled={isBusy || chosenBank !== chosenBook || chosenCount < 2}
                onClick={() => match([...chosen.bank], [...chosen.book])}
              >
                {t.matchChosen}
              </Button>
              <Button onClick={() => setChosen(nothing)}>{t.clear}</Button>
            </>
          )}
          <p className={styles.keys}>{t.keys}</p>
        </div>
      )}
      <div className={styles.sides}>
        <LineList
          heading={t.statement}
          lines={desk.statement_lines}
          totals={desk.totals.statement}
          chosen={mayWork ? chosen.bank : undefined}
          onChoose={choose('bank')}
          current={current?.id}
          proposed={proposal?.statement_lines ?? []}
          onCurrent={moveTo}
        />
        <div>
          <ProposalList
            proposals={proposals}
            desk={desk}
            current={proposal}
            isBusy={isBusy}
            mayWork={mayWork}
            hasLine={!!current}
            onMatch={accept}
          />
          {ofBooks.length > 0 && (
            <ProposalList
              proposals={ofBooks}
              desk={desk}
              isBusy={isBusy}
              mayWork={mayWork}
              onMatch={accept}
            />
          )}
          <LineList
            heading={t.books}
            lines={desk.book_lines}
            totals={desk.totals.book}
            chosen={mayWork ? chosen.book : undefined}
            onChoose={choose('book')}
            proposed={proposal?.book_lines ?? []}
          />
        </div>
      </div>
      {params.get('matched') === '1' && (
        <BankMatchList
          matches={desk.matches}
          isBusy={isBusy}
          onUndo={mayWork ? (id) => undo({ id, withBatch: false }) : undefined}
        />
      )}
    </div>
  )
}

const nothing = { bank: new Set<number>(), book: new Set<number>() }
