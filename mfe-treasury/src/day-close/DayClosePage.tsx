import type { CashDay, CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import { cashDayStates } from '@samity/shared-api/contract/treasury/cash-day'
import { Card, EmptyState, ErrorState, LinkButton, LoadingState, Page } from '@samity/shared-ui/core'
import { useRows, useUrlParams } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useRef } from 'react'
import { cashDays, dayLink, placeName } from '../treasury-api.ts'
import { ClosedDay } from './ClosedDay.tsx'
import { CountedDay, OutdatedCount } from './CountedDay.tsx'
import { CountForm } from './CountForm.tsx'
import styles from './day-close.module.css'

const words = {
  heading: { en: 'Day Close', bn: 'দিনের হিসাব সমাপ্তি' },
  list: { en: 'All days', bn: 'সব দিন' },
  choose: { en: 'Which day do you close?', bn: 'কোন দিনটি বন্ধ করবেন?' },
  none: {
    en: 'All days are closed. A new day opens with its first booking.',
    bn: 'সব দিনের হিসাব সমাপ্ত করা আছে। প্রথম লেনদেন লেখার সঙ্গে নতুন দিন খুলবে।',
  },
  of: { en: '{box}, {day}', bn: '{box}, {day}' },
}

/** Counts a cash box and closes its day. The URL names the day; without one the only open day is meant. */
export default function DayClosePage() {
  const t = useWords(words)
  const [params] = useUrlParams()
  const dayId = Number(params.get('day')) || undefined
  return (
    <Page heading={words.heading} actions={<LinkButton to="/dashboard/treasury/days">{t.list}</LinkButton>}>
      {dayId ? <Day key={dayId} id={dayId} /> : <UnclosedDays />}
    </Page>
  )
}

/** The only day that is not closed, or a choice among several. */
function UnclosedDays() {
  const say = useSay()
  const show = useShow()
  const open = useRows(cashDays, { state: 'open', ordering: 'date', limit: 200 })
  const counted = useRows(cashDays, { state: 'counted', ordering: 'date', limit: 200 })
  const error = open.error ?? counted.error
  if (error)
    return (
      <ErrorState
        error={error}
        retry={() => {
          open.refresh()
          counted.refresh()
        }}
      />
    )
  if (!open.rows || !counted.rows) return <LoadingState />
  const days = [...open.rows, ...counted.rows].sort((one, other) => one.date.localeCompare(other.date))
  const [first, second] = days
  if (first && !second) return <Day id={first.id} />
  return (
    <Card {...(first && { heading: words.choose })}>
      {first ? (
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day.id}>
              <Link to={dayLink(day.id)}>
                <strong>
                  {say(placeName(day))} · {show.day(day.date)}
                </strong>
                <span>{say(stateOf(day))}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState text={words.none} />
      )}
    </Card>
  )
}

const stateOf = ({ state }: CashDay) => cashDayStates.find(({ value }) => value === state)?.label

function Day({ id }: { id: number }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { data: day, error, refresh, set } = useGet<CashDayDetails>(`cash-days/${id}/`)
  const area = useFocusAfterChange(day?.state)
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!day) return <LoadingState />
  return (
    <Card heading={fill(t.of, { box: say(placeName(day)), day: show.day(day.date) })}>
      <div ref={area} tabIndex={-1} className={styles.state}>
        {day.state === 'open' || (day.state === 'counted' && !day.count) ? (
          <>
            {day.state === 'counted' && <OutdatedCount />}
            <CountForm key={day.counts} day={day} onCounted={set} />
          </>
        ) : day.state === 'counted' ? (
          <CountedDay day={day} onChanged={set} onStale={refresh} />
        ) : (
          <ClosedDay day={day} />
        )}
      </div>
    </Card>
  )
}

/**
 * Focuses the first act of an element, else the element, when `state` changes and the focus was lost with the
 * button that changed it.
 */
function useFocusAfterChange(state: string | undefined) {
  const area = useRef<HTMLDivElement>(null)
  const lastState = useRef<string>(undefined)
  useEffect(() => {
    const isChange = lastState.current !== undefined && lastState.current !== state
    lastState.current = state
    if (!isChange || document.activeElement !== document.body) return
    const first = area.current?.querySelector<HTMLElement>('[data-first]') ?? area.current
    first?.focus()
  }, [state])
  return area
}
