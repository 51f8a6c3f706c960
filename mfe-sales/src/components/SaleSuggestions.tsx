import { Alert } from '@samity/shared-ui/core'
import { showSerial } from '@samity/shared-api/contract/sales/serials'
import { useFieldValue, useReadField } from '@samity/shared-ui/forms'
import { useEffect, useRef } from 'react'
import { useCounter, useSerialWarnings } from '../hooks/use-counter.ts'
import { isBlank } from '../is-blank.ts'
import { emptyRows, toSerialRange, type SerialFormRow } from '../serials.ts'
import styles from './SaleSuggestions.module.css'

type Props<Serials extends string> = {
  setValues: (values: { [K in Serials | 'building_name']?: unknown }) => void
  /** The code of the paper; undefined until one is chosen */
  paper: string | undefined
  serials: Serials
}

const isUntouchedIn = (rows: SerialFormRow[] | undefined) =>
  (rows ?? []).every((row) => isBlank(row?.from_serial) && isBlank(row?.to_serial))

/**
 * Fills a new sale: the building of the person's last sale, and the next unsold serials of the book in use.
 * Warns about serials before the sale is saved.
 */
export function SaleSuggestions<Serials extends string>({ setValues, paper, serials }: Props<Serials>) {
  const isEdit = !!useFieldValue('number')
  const building = useFieldValue('building_name')
  const rows = useFieldValue(serials) as SerialFormRow[] | undefined
  const readField = useReadField()
  const isUntouched = isUntouchedIn(rows)
  const { data: counter, refresh } = useCounter(isEdit ? undefined : paper)
  const suggested = useRef<{ paper: string | undefined; from: unknown }>(undefined)
  const wasTouched = useRef(false)
  const lastBuilding = useRef<unknown>(undefined)

  useEffect(() => {
    // the form is blank again after a sale, which the next suggestion must know; the building is that of the
    // sale
    if (isUntouched && wasTouched.current && isBlank(building)) {
      if (!isEdit && lastBuilding.current) {
        const values: { building_name?: unknown } = { building_name: lastBuilding.current }
        setValues(values)
      }
      refresh()
    }
    wasTouched.current = !isUntouched
    // oxlint-disable-next-line exhaustive-deps -- once for each change between blank and filled
  }, [isUntouched, isBlank(building)])

  useEffect(() => {
    if (!isBlank(building)) lastBuilding.current = building
  }, [building])

  useEffect(() => {
    if (isEdit || !counter) return
    const values: { [K in Serials | 'building_name']?: unknown } = {}
    const current = readField(serials) as SerialFormRow[] | undefined
    if (
      isBlank(readField('building_name')) &&
      counter.building_name &&
      document.activeElement?.id !== 'building_name'
    )
      values['building_name'] = counter.building_name
    // another paper replaces what was suggested, not what a person entered
    const isOwn = suggested.current !== undefined && current?.[0]?.from_serial === suggested.current.from
    const isOtherPaper = isOwn && suggested.current?.paper !== paper
    if (isUntouchedIn(current) || isOtherPaper) {
      const { next } = counter
      const from = next ? showSerial(next.from_serial, next.width) : undefined
      if (next || isOtherPaper)
        values[serials] = next
          ? [
              { from_serial: from, to_serial: showSerial(next.to_serial, next.width) },
              ...emptyRows().slice(1),
            ]
          : emptyRows()
      suggested.current = { paper, from }
    }
    if (Object.keys(values).length > 0) setValues(values)
    // oxlint-disable-next-line exhaustive-deps -- once for each suggestion; later input stays
  }, [counter, isEdit])

  const warnings = useSerialWarnings(isEdit ? undefined : paper, toSerialRange(rows?.[0]))
  if (warnings.length === 0) return null
  return (
    <div className={styles.warnings} role="status">
      {warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon title={warning} />
      ))}
    </div>
  )
}
