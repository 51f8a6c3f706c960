import { toDecimal } from '@samity/shared-api/contract'
import { useShow, useWords } from '@samity/shared-ui/words'
import { Figure } from '../parts/Figure.tsx'
import { Shown } from '../parts/Shown.tsx'
import { form } from './form.ts'
import { grandTotal } from './totals.ts'

const words = { total: { en: 'Grand Total', bn: 'সর্বমোট' } }

/** Rent, entry fee, monthly total and yearly total together. */
export function GrandTotal({ rate }: { rate: number | undefined }) {
  const t = useWords(words)
  const show = useShow()
  const fees = {
    rentcollection_set: form.useValue('rentcollection_set'),
    entryfee_set: form.useValue('entryfee_set'),
    monthlyfee_set: form.useValue('monthlyfee_set'),
    barassociationfee_set: form.useValue('barassociationfee_set'),
  }
  return (
    <Shown label={t.total}>
      <Figure
        id="grand_total"
        name="grand_total"
        prefix="৳"
        shows={show.amount(toDecimal(grandTotal(fees, rate ?? 0)))}
      />
    </Shown>
  )
}
