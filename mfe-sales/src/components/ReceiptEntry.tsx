import { collection } from '@samity/shared-api/client'
import type { FormValues, Row, Words } from '@samity/shared-api/contract'
import type { MoneyResource } from '@samity/shared-api/contract/sales/money-record'
import { LoadingState, LinkButton, Page, ErrorState, Card, lazyPart } from '@samity/shared-ui/core'
import type { FormOf } from '@samity/shared-ui/forms'
import { useReceipt } from '@samity/shared-ui/receipt'
import { useLocation, useNavigate, useSearchParams } from '@samity/shared-ui/router'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { EntryState, ReceiptScreen } from '../receipt-screen.ts'
import { useEditedReceipt } from '../hooks/use-edited-receipt.ts'
import { useSaveWithOverride } from '../hooks/use-save-with-override.ts'

type Props<R extends MoneyResource> = {
  form: FormOf<R>
  screen: ReceiptScreen
  initial: () => FormValues<R>
  /** Converts a record to the values that a person would have typed */
  toFormValues?: (record: Row<R>) => Row<R>
  /** Converts the values before sending: removes blank rows, adds totals */
  prepare?: (values: FormValues<R>) => FormValues<R>
  /** The amount of the receipt as a decimal, from the values so far */
  total: (values: FormValues<R>) => string | undefined
  /** A tab beside the empty form, named by `?tab=` in the URL */
  tab?: { key: string; label: Words; content: ReactNode }
  children: ReactNode
}

// only one kind of receipt has a tab
const Tabs = lazyPart(async () => (await import('@samity/shared-ui/tabs')).Tabs, LoadingState)
const VoidReceiptNotice = lazyPart(
  async () => (await import('./VoidReceiptNotice.tsx')).VoidReceiptNotice,
  LoadingState,
)
const words = { list: { en: 'Go to List', bn: 'তালিকায় যান' } }
const labels = {
  create: { en: 'Submit', bn: 'জমা দিন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}
const identity = <T,>(record: T): T => record

/**
 * The entry screen of one kind of receipt. It adds or edits a record, shows a message, prints the receipt,
 * and then shows an empty form.
 */
export function ReceiptEntry<R extends MoneyResource>(props: Props<R>) {
  const { form, screen, initial, toFormValues = identity, prepare, total, tab, children } = props
  const t = useWords(words)
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const receiptToPrint = (useLocation().state as EntryState | null)?.receipt
  const receipts = useMemo(() => collection(form.resource), [form.resource])
  const { isEdit, record, error, retry } = useEditedReceipt(receipts, screen.stateKey)
  const save = useSaveWithOverride(receipts)
  const [receipt, openReceipt] = useReceipt()
  // at this point the form has focused its first field
  const print = (number: string) => openReceipt(number, document.activeElement?.id)
  const resetForm = (state: EntryState | null) => void navigate(screen.entry, { replace: true, state })

  useEffect(() => {
    if (!receiptToPrint) return
    print(receiptToPrint)
    // a reload must not print again
    resetForm(null)
    // oxlint-disable-next-line exhaustive-deps -- once for each receipt that an update passes on
  }, [receiptToPrint])

  const values = useMemo(() => record && toFormValues(record), [record, toFormValues])
  const isVoid = values?.voided_at
  const { Form } = form

  const entry = (
    <Card>
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : isEdit && !values ? (
        <LoadingState />
      ) : isVoid ? (
        <VoidReceiptNotice record={values} />
      ) : (
        <Form
          {...(values && { record: values, onCancel: () => resetForm(null) })}
          initial={initial}
          labels={labels}
          messages={screen.messages}
          draftName={screen.entry}
          {...(prepare && { prepare })}
          save={save}
          total={total}
          onSaved={(row, mode) => {
            if (mode === 'created') print(row.number)
            else resetForm({ receipt: row.number })
          }}
        >
          {children}
        </Form>
      )}
    </Card>
  )
  return (
    <Page
      heading={isEdit ? (screen.editHeading ?? screen.heading) : screen.heading}
      actions={<LinkButton to={screen.list}>{t.list}</LinkButton>}
    >
      {tab && !isEdit ? (
        <Tabs
          activeKey={params.get('tab') === tab.key ? tab.key : 'entry'}
          onChange={(key) => setParams(key === tab.key ? { tab: key } : {}, { replace: true })}
          items={[
            { key: 'entry', label: say(screen.heading), children: entry },
            { key: tab.key, label: say(tab.label), children: tab.content },
          ]}
        />
      ) : (
        entry
      )}
      {receipt}
    </Page>
  )
}
