import { collection } from '@samity/shared-api/client'
import type { FormValues, Resource, Row } from '@samity/shared-api/contract'
import type { MoneyRow } from '@samity/shared-api/contract/sales/money-record'
import { LoadingState, LinkButton, Page, ErrorState, Card, useToast } from '@samity/shared-ui/core'
import type { FormOf } from '@samity/shared-ui/forms'
import { useReceipt } from '@samity/shared-ui/receipt'
import { useLocation, useNavigate } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useMemo, type ReactNode } from 'react'
import { VoidReceiptNotice } from './VoidReceiptNotice.tsx'
import type { EntryState, ReceiptScreen } from '../receipt-screen.ts'
import { useEditedReceipt } from '../hooks/use-edited-receipt.ts'
import { useSaveWithOverride } from '../hooks/use-save-with-override.ts'

type Props<R extends Resource> = {
  form: FormOf<R>
  screen: ReceiptScreen
  /** What an empty form starts with */
  initial: () => FormValues<R>
  /** A record as a person would have typed it */
  toFormValues?: (record: Row<R>) => Row<R>
  /** The last touch before sending: blank rows out, totals in */
  prepare?: (values: FormValues<R>) => FormValues<R>
  children: ReactNode
}

const words = { list: { en: 'Go to List', bn: 'তালিকায় যান' } }
const labels = {
  create: { en: 'Submit', bn: 'জমা দিন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}
const identity = <T,>(record: T): T => record

/**
 * The screen on which money is written down: books or corrects a record, says so, prints the receipt, and stands ready
 * for the next one.
 */
export function ReceiptEntry<R extends Resource>(props: Props<R>) {
  const { form, screen, initial, toFormValues = identity, prepare, children } = props
  const t = useWords(words)
  const navigate = useNavigate()
  const receiptToPrint = (useLocation().state as EntryState | null)?.receipt
  const receipts = useMemo(() => collection(form.resource), [form.resource])
  const { isEdit, record, error, retry } = useEditedReceipt(receipts, screen.stateKey)
  const save = useSaveWithOverride(receipts)
  const [receipt, openReceipt] = useReceipt()
  const toast = useToast()
  // the form has put the focus on its first field by then
  const print = (number: string) => openReceipt(number, document.activeElement?.id)
  const resetForm = (state: EntryState | null) => void navigate(screen.entry, { replace: true, state })

  useEffect(() => {
    if (!receiptToPrint) return
    print(receiptToPrint)
    // a reload must not print once more
    resetForm(null)
    // oxlint-disable-next-line exhaustive-deps -- once for each receipt that a correction hands over
  }, [receiptToPrint])

  const values = useMemo(() => record && toFormValues(record), [record, toFormValues])
  const isVoid = (values as MoneyRow<R> | undefined)?.voided_at
  const { Form } = form

  return (
    <Page
      heading={isEdit ? (screen.editHeading ?? screen.heading) : screen.heading}
      actions={<LinkButton to={screen.list}>{t.list}</LinkButton>}
    >
      <Card>
        {error ? (
          <ErrorState error={error} retry={retry} />
        ) : isEdit && !values ? (
          <LoadingState />
        ) : isVoid ? (
          <VoidReceiptNotice record={values as MoneyRow<R>} />
        ) : (
          <Form
            {...(values && { record: values, onCancel: () => resetForm(null) })}
            initial={initial}
            labels={labels}
            messages={screen.messages}
            draftName={screen.entry}
            {...(prepare && { prepare })}
            save={save}
            onSaved={(row, mode) => {
              // every money record answers its number beside its own fields
              const { number, warning } = row as MoneyRow<R>
              if (warning) toast.warning(warning)
              if (mode === 'created') print(number)
              else resetForm({ receipt: number })
            }}
          >
            {children}
          </Form>
        )}
      </Card>
      {receipt}
    </Page>
  )
}
