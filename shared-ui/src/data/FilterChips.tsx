import { useEffect, useState, type RefObject } from 'react'
import { useWords } from '../words/index.ts'
import styles from './DataTable.module.css'
import type { List } from './use-list.ts'

const words = {
  clear: { en: 'clear', bn: 'মুছুন' },
  all: { en: 'Clear all', bn: 'সব মুছুন' },
}

type Chip = { name: string; text: string }
export type FilterChipsProps = {
  /** A list of `useList` */
  list: Pick<List<never>, 'params' | 'setParams'>
  /** Contains the filters. The name of a control is its URL parameter. */
  frame: RefObject<HTMLElement | null>
}

const isInUse = (control: HTMLInputElement | HTMLSelectElement) =>
  control.value !== '' &&
  // a choice that always applies cannot be cleared
  (control instanceof HTMLInputElement || [...control.options].some(({ value }) => value === ''))

function chipsOf(frame: HTMLElement, params: Record<string, string>): Chip[] {
  return [...frame.querySelectorAll('[data-table-tools] [data-filter]')].flatMap((filter) => {
    const control = filter.querySelector<HTMLInputElement | HTMLSelectElement>('select, input[name]')
    if (!control || control.name === 'search' || !params[control.name] || !isInUse(control)) return []
    const value = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value
    return [{ name: control.name, text: `${filter.querySelector('label')?.textContent}: ${value}` }]
  })
}

/** The filters that are in use, each with a button that clears it. */
export function FilterChips({ list: { params, setParams }, frame }: FilterChipsProps) {
  const t = useWords(words)
  const [chips, setChips] = useState<Chip[]>([])
  useEffect(() => {
    const tools = frame.current
    if (!tools) return undefined
    const update = () =>
      setChips((before) => {
        const next = chipsOf(tools, params)
        return JSON.stringify(next) === JSON.stringify(before) ? before : next
      })
    update()
    // some choices load later
    const observer = new MutationObserver(update)
    observer.observe(tools, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [frame, params])
  if (chips.length === 0) return null
  const clear = (cleared: Chip[]) => setParams(Object.fromEntries(cleared.map(({ name }) => [name, ''])))
  return (
    <div className={styles.chips}>
      {chips.map((chip) => (
        <button key={chip.name} type="button" className={styles.chip} onClick={() => clear([chip])}>
          {chip.text} <span aria-hidden>×</span>
          <span className="samity-unseen">{t.clear}</span>
        </button>
      ))}
      <button type="button" className={styles.all} onClick={() => clear(chips)}>
        {t.all}
      </button>
    </div>
  )
}
