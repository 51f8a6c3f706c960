import { today } from '@samity/shared-api/contract'
import { Button, LinkButton, useAction } from '@samity/shared-ui/core'
import { ChoiceFilter, Filter, MoreButton, useList } from '@samity/shared-ui/data'
import { FormColumns, SelectField } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { chequeFilters, directions, type Cheque, type ChequeSummary } from '../../contract/cheques.ts'
import { useBankRights } from '../bank-api.ts'
import {
  cheques,
  chequeSummaryPath,
  continueSlip,
  slipPage,
  unclearCheque,
  usePlaces,
  type ChequeAct,
} from './cheque-api.ts'
import { useChequeColumns } from './cheque-columns.tsx'
import { ChequeDialog } from './ChequeDialog.tsx'
import styles from './cheques.module.css'
import { Form } from './cheque-form.ts'
import { checkDocument, DocumentFields } from './DocumentFields.tsx'
import { ChequeSlipDialog } from './ChequeSlipDialog.tsx'

const words = {
  heading: { en: 'Cheques', bn: 'চেক' },
  list: { en: 'Cheque List', bn: 'চেকের তালিকা' },
  empty: {
    en: 'No cheque matches. Enter one above when a receipt or a voucher was paid by cheque.',
    bn: 'কোনো চেক মেলেনি। রসিদ বা ভাউচার চেকে পরিশোধ হলে উপরে চেকটি লিখুন।',
  },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  created: { en: 'The cheque is entered.', bn: 'চেকটি লেখা হয়েছে।' },
  updated: { en: 'The cheque is corrected.', bn: 'চেকটি সংশোধন হয়েছে।' },
  deletion: {
    en: 'Delete this cheque? Its receipt or voucher stays.',
    bn: 'চেকটি মুছবেন? এর রসিদ বা ভাউচার থাকবে।',
  },
  state: { en: 'State', bn: 'অবস্থা' },
  direction: { en: 'Direction', bn: 'ধরন' },
  place: { en: 'Place', bn: 'টাকার স্থান' },
  all: { en: 'All', bn: 'সব' },
  deposit: { en: 'Deposit {count} cheques', bn: '{count}টি চেক জমা দিন' },
  cleared: { en: 'Cleared', bn: 'নগদায়িত' },
  presented: { en: 'Presented', bn: 'উপস্থাপিত' },
  bounced: { en: 'Returned', bn: 'ফেরত এসেছে' },
  cancel: { en: 'Cancel', bn: 'বাতিল করুন' },
  undo: { en: 'Undo', bn: 'ফেরান' },
  continue: { en: 'Continue', bn: 'এগিয়ে যান' },
  openSlip: { en: 'Open the slip', bn: 'স্লিপ খুলুন' },
  undone: { en: 'It is open again.', bn: 'এটি আবার খোলা।' },
  posted: { en: 'The slip is posted.', bn: 'স্লিপটি লেখা হয়েছে।' },
}

const isSlipOpen = ({ slip_id, slip_number }: Cheque) => slip_id !== null && slip_number === null
const isBounceOpen = ({ bounce }: Cheque) => bounce !== null && !bounce.is_done
const mayDeposit = (row: Cheque) =>
  row.state === 'in_hand' && row.slip_id === null && !row.bounce && !row.is_document_void

/**
 * Cheques, received and issued: the form of a new one above the list, whose buttons follow the state. The URL
 * has the state, the direction and the place.
 */
export default function ChequesPage() {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { mayWork } = useBankRights()
  const { rows: places } = usePlaces()
  const list = useList(cheques, {
    dates: true,
    filters: { state: 'state', direction: 'direction', place: 'place' },
  })
  const { data: summary, refresh: refreshSummary } = useGet<ChequeSummary>(chequeSummaryPath, {
    params: Object.fromEntries(Object.entries(list.params).filter(([, value]) => value !== '')),
  })
  const refresh = () => {
    list.refresh()
    refreshSummary()
  }
  const editor = useRecordEditor(cheques, { ...list, refresh }, { question: words.deletion })
  const columns = useChequeColumns()
  const [chosen, setChosen] = useState<ReadonlyMap<number, Cheque>>(new Map())
  const [isDepositing, setIsDepositing] = useState(false)
  const [target, setTarget] = useState<{ id: number; act: ChequeAct }>()
  const { run, isBusy } = useAction()
  const targetCheque = list.rows?.find(({ id }) => id === target?.id)

  const actButton = (row: Cheque, act: ChequeAct, label: string) => (
    <Button size="small" onClick={() => setTarget({ id: row.id, act })}>
      {label}
    </Button>
  )
  function stateButtons(row: Cheque) {
    if (isBounceOpen(row)) return actButton(row, 'bounce', t.continue)
    if (isSlipOpen(row))
      return (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => run(() => continueSlip(row.slip_id!), { done: words.posted, onEnd: refresh })}
        >
          {t.continue}
        </Button>
      )
    if (row.is_slip_void) return <LinkButton to={slipPage(row.slip_id!)}>{t.openSlip}</LinkButton>
    if (row.state === 'in_hand') return actButton(row, 'bounce', t.bounced)
    if (row.state === 'deposited')
      return (
        <>
          {actButton(row, 'clear', t.cleared)}
          {actButton(row, 'bounce', t.bounced)}
        </>
      )
    if (row.state === 'issued' || row.state === 'stale')
      return (
        <>
          {actButton(row, 'clear', t.presented)}
          {actButton(row, 'cancel', t.cancel)}
        </>
      )
    if ((row.state === 'cleared' || row.state === 'presented') && !row.is_matched)
      return (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => run(() => unclearCheque(row.id), { done: words.undone, onDone: refresh })}
        >
          {t.undo}
        </Button>
      )
    return null
  }
  const rowMenu = (row: Cheque) =>
    !['bounced', 'cancelled'].includes(row.state) && (
      <MoreButton
        actions={{
          edit: () => void editor.edit(row),
          ...(['in_hand', 'issued', 'stale'].includes(row.state) &&
            row.slip_id === null &&
            !row.bounce && { delete: () => void editor.remove(row) }),
        }}
      />
    )

  return (
    <RecordsPage
      heading={words.heading}
      editor={editor}
      mayEdit={mayWork}
      form={(props) => (
        <Form
          {...props}
          initial={() => ({ drawn_on: today() })}
          labels={{ create: words.save, update: words.update }}
          messages={{ created: words.created, updated: words.updated }}
          check={checkDocument}
          draftName="bank-cheque"
        >
          <FormColumns>
            <DocumentFields isNew={!props.record} />
          </FormColumns>
        </Form>
      )}
      listHeading={words.list}
      file="cheques"
      list={list}
      columns={columns}
      empty={words.empty}
      {...(summary?.amount && { totals: { amount: summary.amount } })}
      {...(mayWork && {
        selection: {
          ids: new Set(chosen.keys()),
          onChange: (ids: ReadonlySet<number | string>) =>
            setChosen((earlier) => {
              const knownCheques = [...earlier.values(), ...(list.rows ?? [])]
              return new Map(
                knownCheques.filter((row) => ids.has(row.id) && mayDeposit(row)).map((row) => [row.id, row]),
              )
            }),
        },
      })}
      filters={
        <>
          <ChoiceFilter list={list} name="state" field={{ label: words.state, choices: chequeFilters }} />
          <ChoiceFilter
            list={list}
            name="direction"
            field={{ label: words.direction, choices: directions }}
          />
          <Filter label={t.place} id="place">
            {(id) => (
              <SelectField
                id={id}
                name={id}
                emptyOption={words.all}
                options={places
                  .filter(({ kind }) => kind === 'cheques' || kind === 'bank')
                  .map((place) => ({
                    value: String(place.id),
                    label: say({ en: place.name_english, bn: place.name_bengali }),
                  }))}
                value={list.params['place'] ?? ''}
                onChange={(place) => list.setParams({ place })}
              />
            )}
          </Filter>
          {chosen.size > 0 && (
            <Button type="primary" onClick={() => setIsDepositing(true)}>
              {fill(t.deposit, { count: show.number(chosen.size) })}
            </Button>
          )}
        </>
      }
      actions={(row) => (
        <span className={styles.rowButtons}>
          {stateButtons(row)}
          {rowMenu(row)}
        </span>
      )}
    >
      {isDepositing && (
        <ChequeSlipDialog cheques={[...chosen.values()]} onClose={() => setIsDepositing(false)} />
      )}
      {target && targetCheque && (
        <ChequeDialog
          act={target.act}
          cheque={targetCheque}
          onChanged={refresh}
          onClose={() => setTarget(undefined)}
        />
      )}
    </RecordsPage>
  )
}
