import { collection } from '@samity/shared-api/client'
import { actualExpense } from '@samity/shared-api/contract/accounts/budget'
import { RecordText } from '@samity/shared-ui/data'
import { useFieldValue } from '@samity/shared-ui/forms'
import { useMemo, type ComponentProps } from 'react'

const expenses = collection(actualExpense)
const lastExpenses = { ordering: '-id', limit: 200 }

const payeesOf = (category: unknown) => ({
  ...expenses,
  page: async (_query?: object, signal?: AbortSignal) => {
    if (!category) return { rows: [], total: 0 }
    const { rows } = await expenses.page(lastExpenses, signal)
    const ofCategory = rows.filter(({ expanseCategory, payee }) => payee && expanseCategory === category)
    const payees = [...new Map(ofCategory.toReversed().map((row) => [row.payee, row])).values()]
    return { rows: payees, total: payees.length }
  },
})

type Props = Omit<ComponentProps<typeof RecordText>, 'source' | 'label' | 'note' | 'onPick'>

/** Who is paid: one of the last payees of the chosen category, or any other text. */
export function PayeeText(props: Props) {
  const category = useFieldValue('expanseCategory')
  const source = useMemo(() => payeesOf(category), [category])
  return <RecordText {...props} source={source} label={({ payee }) => payee} />
}
