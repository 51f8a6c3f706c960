import { showMoment } from '@samity/shared-api/contract/moment'
import { cashDayStates, type CashDay } from '@samity/shared-api/contract/treasury/cash-day'
import { cashDay } from '@samity/shared-api/contract/treasury/cash-day'
import { Button, Card, Page, useAction, useRole } from '@samity/shared-ui/core'
import {
  ChoiceFilter,
  download,
  Filter,
  ListTable,
  RowButton,
  useList,
  useRows,
  type Column,
} from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { usePersonName } from '@samity/shared-ui/query'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { PlaceSelect } from '../components/PlaceSelect.tsx'
import { SlipDialog } from '../day-close/ClosedDay.tsx'
import { HandOverDialog } from '../places/HandOverDialog.tsx'
import { cashDays, dayLink, getDayText, placeName, places } from '../treasury-api.ts'
import styles from '../treasury.module.css'
import { ReopenDialog } from './ReopenDialog.tsx'

const { fields } = cashDay
const words = {
  heading: { en: 'Cash Days', bn: 'ক্যাশের দিন' },
  state: fields.state.label,
  place: fields.place.label,
  holder: { en: 'Cashier', bn: 'ক্যাশিয়ার' },
  all: { en: 'All', bn: 'সব' },
  closedBy: { en: 'Closed by', bn: 'বন্ধ করেছেন' },
  reopen: { en: 'Let the next day open', bn: 'পরের দিন খুলতে দিন' },
  file: { en: 'File', bn: 'ফাইল' },
  handOver: { en: 'Hand over', bn: 'হস্তান্তর করুন' },
  exception: { en: 'next day may open until {moment}', bn: '{moment} পর্যন্ত পরের দিন খোলা যাবে' },
  digest: { en: 'Digest', bn: 'যাচাই-সংকেত' },
  empty: {
    en: 'No day matches. A day of a box with day close opens with its first booking.',
    bn: 'কোনো দিন মেলেনি। দিনের হিসাব সমাপ্তি চালু থাকা বাক্সে প্রথম লেনদেনের সঙ্গে দিন খোলে।',
  },
}

/** The slip and the cash book have the amounts of a day. */
const hiddenUntilChosen: { [name: string]: Pick<Column<CashDay>, 'hidden'> | undefined } = {
  received: { hidden: true },
  paid: { hidden: true },
  handed_over: { hidden: 'when narrow' },
  opening: { hidden: 'when narrow' },
  closing: { hidden: 'when narrow' },
}

export default function DaysPage() {
  const t = useWords(words)
  const role = useRole()
  const list = useList(cashDays, { dates: true, sort: '-date', filters: { state: 'state', place: 'place' } })
  const { rows: boxes = [] } = useRows(places, { kind: 'cash', limit: 200 })
  const columns = useColumns()
  const { run } = useAction()
  const [slipId, setSlipId] = useState<number>()
  const [handingOver, setHandingOver] = useState<CashDay>()
  const [reopening, setReopening] = useState<CashDay>()
  /** Saves the text that the public digest of a closed day covers, byte for byte. */
  const saveDayText = ({ id, place, date }: CashDay) =>
    run(() => getDayText(id), { onDone: (text) => download(text, `cash-day-${place}-${date}.txt`) })
  return (
    <Page heading={words.heading}>
      <Card>
        <ListTable
          label={words.heading}
          file="cash-days"
          list={list}
          columns={columns}
          empty={words.empty}
          filters={
            <>
              <Filter label={t.place} id="place">
                {(id) => (
                  <PlaceSelect
                    id={id}
                    name={id}
                    choices={boxes}
                    emptyOption={words.all}
                    value={list.params['place'] ?? ''}
                    onChange={(place) => list.setParams({ place: place ? String(place) : '' })}
                  />
                )}
              </Filter>
              <ChoiceFilter list={list} name="state" field={{ label: words.state, choices: cashDayStates }} />
            </>
          }
          actions={(row) => (
            <span className={styles.rowButtons}>
              {row.state !== 'open' && <RowButton action="print" onClick={() => setSlipId(row.id)} />}
              {(role === 'admin' || role === 'auditor') && row.state === 'closed' && (
                <Button size="small" onClick={() => saveDayText(row)}>
                  {t.file}
                </Button>
              )}
              {role === 'admin' && row.state !== 'closed' && (
                <Button size="small" onClick={() => setHandingOver(row)}>
                  {t.handOver}
                </Button>
              )}
              {role === 'admin' && row.state !== 'closed' && !row.next_open_until && (
                <Button size="small" onClick={() => setReopening(row)}>
                  {t.reopen}
                </Button>
              )}
            </span>
          )}
        />
      </Card>
      {slipId !== undefined && <SlipDialog id={slipId} onClose={() => setSlipId(undefined)} />}
      {handingOver && (
        <HandOverDialog
          box={{ ...handingOver, id: handingOver.place }}
          onClose={(isDone) => {
            setHandingOver(undefined)
            if (isDone) list.refresh()
          }}
        />
      )}
      {reopening && (
        <ReopenDialog
          day={reopening}
          onClose={(isDone) => {
            setReopening(undefined)
            if (isDone) list.refresh()
          }}
        />
      )}
    </Page>
  )
}

function useColumns(): Column<CashDay>[] {
  const say = useSay()
  const personOf = usePersonName()
  const show = useShow()
  return useMemo(() => {
    const stateOf = ({ state }: CashDay) => say(cashDayStates.find(({ value }) => value === state)?.label)
    const money = (
      name: 'opening' | 'received' | 'paid' | 'expected' | 'counted' | 'handed_over' | 'closing',
    ) =>
      ({
        name,
        label: fields[name].label,
        kind: 'money',
        value: (row) => row[name],
        ...hiddenUntilChosen[name],
      }) satisfies Column<CashDay>
    return [
      {
        name: 'date',
        label: fields.date.label,
        kind: 'day',
        value: ({ date }) => date,
        show: ({ id, date }) => (
          <Link className={styles.link} to={dayLink(id)}>
            {show.day(date)}
          </Link>
        ),
      },
      { name: 'place', label: words.place, value: (row) => say(placeName(row)) },
      {
        name: 'holder_name',
        label: words.holder,
        sort: null,
        value: ({ holder_name }) => personOf(holder_name),
      },
      {
        name: 'state',
        label: words.state,
        value: stateOf,
        show: (row) => (
          <span>
            <span className={`${styles.tag} ${row.state === 'closed' ? '' : styles.waiting}`}>
              {stateOf(row)}
            </span>
            {row.next_open_until && (
              <span className={styles.small}>
                {fill(say(words.exception), {
                  moment: show.digits(showMoment(row.next_open_until, 'minutes')),
                })}
              </span>
            )}
          </span>
        ),
      },
      money('opening'),
      money('received'),
      money('paid'),
      money('expected'),
      money('counted'),
      {
        name: 'difference',
        label: fields.difference.label,
        kind: 'money',
        value: ({ difference }) => difference,
        show: ({ difference }) =>
          difference !== null &&
          (difference === '0.00' ? (
            show.amount(difference)
          ) : (
            <strong className={styles.warning}>{show.amount(difference)}</strong>
          )),
      },
      money('handed_over'),
      money('closing'),
      { name: 'reason', label: fields.reason.label, value: ({ reason }) => reason, hidden: true },
      {
        name: 'closed_by',
        label: words.closedBy,
        sort: null,
        value: ({ closed_by }) => personOf(closed_by),
        hidden: true,
      },
      { name: 'digest', label: words.digest, sort: null, value: ({ digest }) => digest, hidden: true },
    ]
  }, [say, show, personOf])
}
