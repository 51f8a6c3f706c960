import { Button, Card, Page } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, useList } from '@samity/shared-ui/data'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { loanStates, type Loan } from '../../contract/loan.ts'
import { FineDialog } from '../fines/FineDialog.tsx'
import { loansPath, useLibraryRights } from '../library-api.ts'
import { loanColumns } from './loan-columns.tsx'

const words = {
  heading: { en: 'Loans', bn: 'ধারের তালিকা' },
  empty: { en: 'No loans match.', bn: 'কোনো ধার মেলেনি।' },
  state: { en: 'State', bn: 'অবস্থা' },
  payment: { en: 'Payment', bn: 'টাকা নিন' },
}
const columns = loanColumns({ withAdvocate: true })

/** All loans. The URL has the state, the days and the search, so that a link opens the overdue list. */
export default function LoansPage() {
  const t = useWords(words)
  const list = useList<Loan>(loansPath, {
    dates: true,
    search: true,
    filters: { state: 'state', advocate: 'advocate_id', book: 'book_id' },
  })
  const { mayLend } = useLibraryRights()
  const [loanWithFine, setLoanWithFine] = useState<Loan>()
  return (
    <Page heading={words.heading}>
      <Card>
        <ListTable
          list={list}
          columns={columns}
          label={words.heading}
          file="library-loans"
          empty={words.empty}
          filters={
            <ChoiceFilter list={list} name="state" field={{ label: words.state, choices: loanStates }} />
          }
          {...(mayLend && {
            actions: (loan: Loan) =>
              loan.state === 'fine_due' && (
                <Button size="small" onClick={() => setLoanWithFine(loan)}>
                  {t.payment}
                </Button>
              ),
          })}
        />
      </Card>
      {loanWithFine && (
        <FineDialog
          loan={loanWithFine}
          onClose={(settled) => {
            setLoanWithFine(undefined)
            if (settled) list.refresh()
          }}
        />
      )}
    </Page>
  )
}
