import { collection } from '@samity/shared-api/client'
import type { Draft, Resource, Row } from '@samity/shared-api/contract'
import type { MoneyRow } from '@samity/shared-api/contract/sales/money-record'
import { Busy, GoButton, Page, Problem, Sheet, useToast } from '@samity/shared-ui/core'
import type { FormOf } from '@samity/shared-ui/forms'
import { useReceipt } from '@samity/shared-ui/receipt'
import { useLocation, useNavigate } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useMemo, type ReactNode } from 'react'
import { DeletedNotice } from './DeletedNotice.tsx'
import type { Arrival, MoneyScreen } from './money-screen.ts'
import { useEdited } from './use-edited.ts'
import { useOverride } from './use-override.ts'

type Props<R extends Resource> = {
  form: FormOf<R>
  screen: MoneyScreen
  /** What an empty form starts with */
  initial: () => Draft<R>
  /** A record as a person would have typed it */
  asTyped?: (record: Row<R>) => Row<R>
  /** The last touch before sending: blank rows out, totals in */
  prepare?: (draft: Draft<R>) => Draft<R>
  children: ReactNode
}

const words = { list: { en: 'Go to List', bn: 'তালিকায় যান' } }
const labels = {
  create: { en: 'Submit', bn: 'জমা দিন' },
  update: { en: 'Update', bn: 'হালনাগাদ' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}
const asIs = <T,>(record: T): T => record

/**
 * The screen on which money is written down: books or corrects a record, says so, prints the receipt, and stands ready
 * for the next one.
 */
export function MoneyEntry<R extends Resource>(props: Props<R>) {
  const { form, screen, initial, asTyped = asIs, prepare, children } = props
  const t = useWords(words)
  const navigate = useNavigate()
  const arrived = (useLocation().state as Arrival | null)?.receipt
  const of = useMemo(() => collection(form.resource), [form.resource])
  const { isEdit, record, error, retry } = useEdited(of, screen.state)
  const save = useOverride(of)
  const [receipt, openReceipt] = useReceipt()
  const toast = useToast()
  // the form has put the focus on its first field by then
  const print = (number: string) => openReceipt(number, document.activeElement?.id)
  const leave = (state: Arrival | null) => void navigate(screen.entry, { replace: true, state })

  useEffect(() => {
    if (!arrived) return
    print(arrived)
    // a reload must not print once more
    leave(null)
    // oxlint-disable-next-line exhaustive-deps -- once for each receipt that a correction hands over
  }, [arrived])

  const typed = useMemo(() => record && asTyped(record), [record, asTyped])
  const isVoid = (typed as MoneyRow<R> | undefined)?.voided_at
  const { Form } = form

  return (
    <Page
      heading={isEdit ? (screen.editing ?? screen.heading) : screen.heading}
      actions={<GoButton to={screen.list}>{t.list}</GoButton>}
    >
      <Sheet>
        {error ? (
          <Problem error={error} retry={retry} />
        ) : isEdit && !typed ? (
          <Busy />
        ) : isVoid ? (
          <DeletedNotice record={typed as MoneyRow<R>} />
        ) : (
          <Form
            {...(typed && { record: typed, onCancel: () => leave(null) })}
            initial={initial}
            labels={labels}
            messages={screen.messages}
            keep={screen.entry}
            {...(prepare && { prepare })}
            save={save}
            onSaved={(row, how) => {
              // every money record answers its number beside its own fields
              const { number, warning } = row as MoneyRow<R>
              if (warning) toast.warned(warning)
              if (how === 'created') print(number)
              else leave({ receipt: number })
            }}
          >
            {children}
          </Form>
        )}
      </Sheet>
      {receipt}
    </Page>
  )
}
