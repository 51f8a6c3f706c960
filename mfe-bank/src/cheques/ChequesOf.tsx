import { EmptyState, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { DataTable } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import type { Cheque } from '../../contract/cheques.ts'
import { base } from '../bank-api.ts'
import { useChequeColumns } from './cheque-columns.tsx'

const words = {
  heading: { en: 'Cheques', bn: 'চেক' },
  none: { en: 'There are no cheques here.', bn: 'এখানে কোনো চেক নেই।' },
}
const maxCheques = 100

export function ChequesOf({ places }: { places: readonly number[] }) {
  const columns = useChequeColumns()
  const { data, error, refresh } = useGet<Cheque[]>(places.length > 0 ? `${base}/cheques/` : undefined, {
    params: { place: places.join(','), limit: maxCheques },
  })
  if (error) return <ErrorState error={error} retry={refresh} />
  if (places.length > 0 && !data) return <LoadingState />
  if (!data?.length) return <EmptyState text={words.none} />
  return <DataTable label={words.heading} file="cheques" rows={data} columns={columns} />
}
