import { toDecimal } from '@samity/shared-api/contract'
import { useShow, useWords } from '@samity/shared-ui/words'
import { ComputedField } from '../components/ComputedField.tsx'
import { ReadOnlyField } from '../components/ReadOnlyField.tsx'
import { advocateFeesForm } from './advocate-fees-form.ts'
import { grandTotal } from './totals.ts'

const words = { total: { en: 'Grand Total', bn: 'সর্বমোট' } }

export function GrandTotal({ ratePaisa }: { ratePaisa: number | undefined }) {
  const t = useWords(words)
  const show = useShow()
  const fees = {
    rentcollection_set: advocateFeesForm.useValue('rentcollection_set'),
    entryfee_set: advocateFeesForm.useValue('entryfee_set'),
    monthlyfee_set: advocateFeesForm.useValue('monthlyfee_set'),
    barassociationfee_set: advocateFeesForm.useValue('barassociationfee_set'),
  }
  return (
    <ReadOnlyField label={t.total}>
      <ComputedField
        id="grand_total"
        name="grand_total"
        prefix="৳"
        text={show.amount(toDecimal(grandTotal(fees, ratePaisa ?? 0)))}
      />
    </ReadOnlyField>
  )
}
