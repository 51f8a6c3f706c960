import type { SlotProps } from '@samity/shared-api/module'
import { EmptyState, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { DataTable } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import type { Loan } from '../../contract/loan.ts'
import { loansPath } from '../library-api.ts'
import { loanColumns } from '../loans/loan-columns.tsx'

const words = {
  heading: { en: 'Books on loan', bn: 'ধার নেওয়া বই' },
  none: { en: 'This advocate has borrowed no books.', bn: 'এই আইনজীবী কোনো বই ধার নেননি।' },
}
const columns = loanColumns({ withAdvocate: false })
const maxLoans = 100

export default function AdvocateLoans({ advocate }: SlotProps['advocate.tab']) {
  const { data, error, refresh } = useGet<Loan[]>(loansPath, {
    params: { advocate_id: advocate.id, limit: maxLoans },
  })
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data) return <LoadingState />
  if (data.length === 0) return <EmptyState text={words.none} />
  return <DataTable label={words.heading} file="library-loans" rows={data} columns={columns} />
}
