import type { Row } from '@samity/shared-api/contract'
import { Card, DescriptionList } from '@samity/shared-ui/core'
import { AdvocateLookup, formFor, FormColumns, type AdvocateSummary } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useRef } from 'react'
import { loanForm } from '../../contract/form-resources.ts'
import type { Loan, ScannedCopy } from '../../contract/loan.ts'
import { lendCopy } from '../library-api.ts'

const { Form } = formFor(loanForm)

const words = {
  heading: { en: 'Lend this copy', bn: 'কপিটি ধার দিন' },
  book: { en: 'Book', bn: 'বই' },
  shelf: { en: 'Shelf', bn: 'তাক' },
  lend: { en: 'Lend', bn: 'ধার দিন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}

type Props = { copy: ScannedCopy; onLent: (loan: Loan) => void; onCancel: () => void }

/** Lends the scanned copy to an advocate, whom the number, the name or the phone finds. */
export function LendForm({ copy, onLent, onCancel }: Props) {
  const t = useWords(words)
  const advocate = useRef<AdvocateSummary>(undefined)
  const lent = useRef<Loan>(undefined)
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
      <Form
        labels={{ create: words.lend, update: words.lend, cancel: words.cancel }}
        onCancel={onCancel}
        save={async ({ body }) => {
          // the form has no pictures, so that its body is plain values
          const { advocate_number, advocate_name } = body as Row<typeof loanForm>
          lent.current = await lendCopy({
            copy_number: copy.number,
            // without a picked advocate the service says at the field what to do
            advocate_id: advocate.current?.id ?? 0,
            advocate_number,
            advocate_name,
          })
          return { ...(body as Row<typeof loanForm>), id: lent.current.id, version: 1 }
        }}
        onSaved={() => lent.current && onLent(lent.current)}
      >
        <FormColumns>
          <AdvocateLookup
            id={{ name: 'advocate_number' }}
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
