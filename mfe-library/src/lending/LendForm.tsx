import { newIdempotencyKey, toRequestError } from '@samity/shared-api/client'
import type { Row } from '@samity/shared-api/contract'
import { Card, DescriptionList, useConfirm } from '@samity/shared-ui/core'
import { AdvocateLookup, formFor, FormColumns, type AdvocateSummary } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useRef } from 'react'
import { loanForm } from '../../contract/form-resources.ts'
import type { Loan, LoanInput, ScannedCopy } from '../../contract/loan.ts'
import { lendCopy } from '../library-api.ts'
import styles from '../library.module.css'
import { ReservedNotice } from '../reservations/ReservedNotice.tsx'

const { Form } = formFor(loanForm)

const words = {
  heading: { en: 'Lend this copy', bn: 'কপিটি ধার দিন' },
  book: { en: 'Book', bn: 'বই' },
  shelf: { en: 'Shelf', bn: 'তাক' },
  lend: { en: 'Lend', bn: 'ধার দিন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  question: { en: 'Lend anyway?', bn: 'তবুও ধার দেবেন?' },
  reason: { en: 'Reason', bn: 'কারণ' },
}

type Props = {
  copy: ScannedCopy
  onLent: (loan: Loan) => void
  onCancel: () => void
  onLineChanged: () => void
}

/**
 * Lends the scanned copy to an advocate, whom the number, the name or the phone finds: first to whoever is
 * first in line.
 */
export function LendForm({ copy, onLent, onCancel, onLineChanged }: Props) {
  const t = useWords(words)
  const advocate = useRef<AdvocateSummary>(undefined)
  const lent = useRef<Loan>(undefined)
  const confirm = useConfirm()
  // the copy is laid aside for them
  const ready = copy.line.filter(({ state }) => state === 'ready')
  const [first] = ready

  /** An administrator may lend to an archived advocate, and says why. */
  async function lend(loan: LoanInput, key: string): Promise<Loan> {
    try {
      return await lendCopy(loan, key)
    } catch (error) {
      const { overridable, message } = toRequestError(error)
      if (!overridable || loan.override_reason) throw error
      const answer = await confirm({
        question: words.question,
        explain: { en: message, bn: message },
        reason: words.reason,
        ok: words.lend,
      })
      if (!answer) throw error
      return lend({ ...loan, override_reason: answer.reason }, newIdempotencyKey())
    }
  }

  return (
    <Card heading={words.heading}>
      <DescriptionList>
        <dt>{t.book}</dt>
        <dd translate="no">
          {copy.title} ({copy.number}) · {copy.author}
        </dd>
        {copy.shelf && (
          <>
            <dt>{t.shelf}</dt>
            <dd translate="no">{copy.shelf}</dd>
          </>
        )}
      </DescriptionList>
      {first && (
        <div className={styles.notices}>
          {ready.map((reservation) => (
            <ReservedNotice key={reservation.id} reservation={reservation} onCancelled={onLineChanged} />
          ))}
        </div>
      )}
      <Form
        {...(first && {
          initial: { advocate_id: first.advocate_number, advocate_name: first.advocate_name },
        })}
        labels={{ create: words.lend, update: words.lend, cancel: words.cancel }}
        onCancel={onCancel}
        save={async ({ body, key }) => {
          // without a picked advocate the service says at the field what to do
          lent.current = await lend({ copy_number: copy.number, advocate_id: advocate.current?.id ?? 0 }, key)
          return { ...(body as Row<typeof loanForm>), id: lent.current.id, version: 1 }
        }}
        onSaved={() => lent.current && onLent(lent.current)}
      >
        <FormColumns>
          <AdvocateLookup
            id={{ name: 'advocate_id' }}
            name={{ name: 'advocate_name' }}
            phone={{ name: 'advocate_phone' }}
            onPick={(picked) => {
              advocate.current = picked
            }}
          />
        </FormColumns>
      </Form>
    </Card>
  )
}
