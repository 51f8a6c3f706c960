import type { Agreement, Law } from '@samity/shared-api/contract/accounts/agreement'
import { Alert, Busy, Button, Page, Problem, ReloadOutlined, Sheet } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import report from '../parts/report.module.css'
import { useAnswer } from '../parts/use-answer.ts'
import styles from './agreement.module.css'
import { placeOf } from './place-of.ts'

const words = {
  heading: { en: 'Agreement', bn: 'হিসাবের মিল' },
  checking: { en: 'Checking the books…', bn: 'হিসাব মেলানো হচ্ছে…' },
  again: { en: 'Check again', bn: 'আবার মেলান' },
  agree: { en: 'The books agree.', bn: 'হিসাব মিলেছে।' },
  differ: {
    en: 'The books do not agree: {count} of {all} laws fail.',
    bn: 'হিসাব মেলেনি: {all}টির মধ্যে {count}টি নিয়ম মেলে না।',
  },
  law: { en: 'Law', bn: 'নিয়ম' },
  left: { en: 'Left', bn: 'বাম দিক' },
  right: { en: 'Right', bn: 'ডান দিক' },
  verdict: { en: 'Verdict', bn: 'ফল' },
  first: { en: 'First difference', bn: 'প্রথম অমিল' },
  against: { en: '{left} against {right}', bn: '{left} বনাম {right}' },
}
const verdicts = [
  { value: 'agrees', label: { en: 'Agrees', bn: 'মিলেছে' } },
  { value: 'differs', label: { en: 'Differs', bn: 'মেলেনি' } },
]

/** Every receipt there is takes its time. */
const patience = 180_000

type Row = Law & { id: string }

/** What differs, and the screen that shows it. */
function FirstDifference({ first }: { first: string }) {
  const place = placeOf(first)
  return place ? (
    <Link className={styles.first} to={place} translate="no">
      {first}
    </Link>
  ) : (
    <span translate="no">{first}</span>
  )
}

/** Do the books agree? Each law with its two figures, and the first record that differs. */
export default function AgreementPage() {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { answer, error, refresh } = useAnswer<Agreement>('agreement/', patience)
  const rows = useMemo(() => (answer?.laws ?? []).map((law): Row => ({ ...law, id: law.law })), [answer])
  const failing = rows.filter(({ ok }) => !ok).length

  const columns = useMemo(
    (): Column<Row>[] => [
      { name: 'law', label: words.law, value: ({ says }) => say(says) },
      { name: 'left', label: words.left, kind: 'money', value: ({ left }) => left },
      { name: 'right', label: words.right, kind: 'money', value: ({ right }) => right },
      {
        name: 'verdict',
        label: words.verdict,
        kind: 'choice',
        choices: verdicts,
        value: ({ ok }) => (ok ? 'agrees' : 'differs'),
        show: ({ ok }) => (
          <strong className={ok ? styles.agrees : styles.differs}>{say(verdicts[ok ? 0 : 1]?.label)}</strong>
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
        <Problem error={error} retry={refresh} />
      ) : !answer ? (
        <Busy text={words.checking} />
      ) : (
        <>
          <Alert
            type={failing ? 'error' : 'success'}
            showIcon
            role={failing ? 'alert' : 'status'}
            title={
              failing
                ? fill(t.differ, { count: show.number(failing), all: show.number(rows.length) })
                : t.agree
            }
          />
          <div className={report.whole}>
            <Sheet>
              <DataTable
                label={words.heading}
                file="agreement"
                rows={rows}
                columns={columns}
                rowClass={({ ok }) => (ok ? undefined : styles.wrong)}
              />
            </Sheet>
          </div>
        </>
      )}
    </Page>
  )
}
