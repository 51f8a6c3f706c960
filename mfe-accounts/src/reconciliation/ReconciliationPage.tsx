import type {
  ReconciliationReport,
  ReconciliationCheck,
} from '@samity/shared-api/contract/accounts/reconciliation'
import {
  Alert,
  LoadingState,
  Button,
  Page,
  ErrorState,
  ReloadOutlined,
  Card,
  useRecordPath,
} from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import reportStyles from '../components/report.module.css'
import styles from './reconciliation.module.css'
import { differenceLink } from './difference-link.ts'

const words = {
  heading: { en: 'Agreement', bn: 'হিসাবের মিল' },
  checking: { en: 'Checking the books…', bn: 'হিসাব মেলানো হচ্ছে…' },
  again: { en: 'Check again', bn: 'আবার মেলান' },
  agree: { en: 'The books agree.', bn: 'হিসাব মিলেছে।' },
  differ: {
    en: 'The books do not agree: {count} of {all} checks fail.',
    bn: 'হিসাব মেলেনি: {all}টির মধ্যে {count}টি নিয়ম মেলে না।',
  },
  check: { en: 'Check', bn: 'নিয়ম' },
  left: { en: 'Left', bn: 'বাম দিক' },
  right: { en: 'Right', bn: 'ডান দিক' },
  result: { en: 'Result', bn: 'ফল' },
  first: { en: 'First difference', bn: 'প্রথম অমিল' },
  against: { en: '{left} against {right}', bn: '{left} বনাম {right}' },
}
const results = [
  { value: 'agrees', label: { en: 'Agrees', bn: 'মিলেছে' } },
  { value: 'differs', label: { en: 'Differs', bn: 'মেলেনি' } },
  { value: 'unanswered', label: { en: 'Not answered', bn: 'উত্তর নেই' } },
]

const resultOf = ({ ok, unanswered }: ReconciliationCheck): string =>
  ok ? 'agrees' : unanswered ? 'unanswered' : 'differs'

/** Checking all receipts takes longer than any other request. */
const timeoutMs = 180_000

type Row = ReconciliationCheck & { id: string }

function FirstDifference({ first }: { first: string }) {
  const link = differenceLink(first, useRecordPath())
  return link ? (
    <Link className={styles.first} to={link} translate="no">
      {first}
    </Link>
  ) : (
    <span translate="no">{first}</span>
  )
}

export default function ReconciliationPage() {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const {
    data: reconciliation,
    error,
    refresh,
  } = useGet<ReconciliationReport>('agreement/', {
    timeoutMs,
    snapshot: true,
  })
  const rows = useMemo(
    () => (reconciliation?.laws ?? []).map((check): Row => ({ ...check, id: check.law })),
    [reconciliation],
  )
  const failingCount = rows.filter(({ ok, unanswered }) => !ok && !unanswered).length

  const columns = useMemo(
    (): Column<Row>[] => [
      { name: 'check', label: words.check, value: ({ says }) => say(says) },
      {
        name: 'left',
        label: words.left,
        kind: 'money',
        value: ({ left, unanswered }) => (unanswered ? null : left),
      },
      {
        name: 'right',
        label: words.right,
        kind: 'money',
        value: ({ right, unanswered }) => (unanswered ? null : right),
      },
      {
        name: 'result',
        label: words.result,
        kind: 'choice',
        choices: results,
        value: resultOf,
        show: (row) => (
          <strong className={row.ok ? styles.agrees : styles.differs}>
            {say(results.find(({ value }) => value === resultOf(row))?.label)}
          </strong>
        ),
      },
      {
        name: 'first',
        label: words.first,
        value: ({ first, first_left, first_right }) =>
          [first, first_left && fill(t.against, { left: first_left, right: first_right ?? '' })]
            .filter(Boolean)
            .join(': '),
        show: ({ first, first_left, first_right }) =>
          first && (
            <div>
              <FirstDifference first={first} />
              {first_left && first_right && (
                <div>
                  {fill(t.against, { left: show.amount(first_left), right: show.amount(first_right) })}
                </div>
              )}
            </div>
          ),
      },
    ],
    [say, show, t],
  )

  return (
    <Page
      heading={words.heading}
      actions={
        <Button icon={<ReloadOutlined aria-hidden />} onClick={refresh}>
          {t.again}
        </Button>
      }
    >
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !reconciliation ? (
        <LoadingState text={words.checking} />
      ) : (
        <>
          <Alert
            type={failingCount ? 'error' : 'success'}
            showIcon
            role={failingCount ? 'alert' : 'status'}
            title={
              failingCount
                ? fill(t.differ, { count: show.number(failingCount), all: show.number(rows.length) })
                : t.agree
            }
          />
          <div className={reportStyles.whole}>
            <Card>
              <DataTable
                label={words.heading}
                file="agreement"
                rows={rows}
                columns={columns}
                rowClass={({ ok }) => (ok ? undefined : styles.wrong)}
              />
            </Card>
          </div>
        </>
      )}
    </Page>
  )
}
