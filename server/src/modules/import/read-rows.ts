import { setImmediate as breath } from 'node:timers/promises'
import type { Field, Resource } from '@samity/shared-api/contract'
import {
  importable,
  importedFields,
  type ImportBody,
  type Importable,
} from '@samity/shared-api/contract/config/import'
import type { Sql } from '../../platform/database.ts'
import { sentenceOf } from '../../platform/errors.ts'
import { settled } from '../config/advocates.ts'
import { cellText, cellValue, isReference, unknownRecord } from './cell-values.ts'
import { knownRecords } from './known-records.ts'
import { looksOld, spoilt } from './spoilt-text.ts'

type Values = Record<string, unknown>
/** A row as it was understood: what would be stored, or what is wrong with it by field. */
export type ReadRow = {
  row: number
  /** The cells by field, clean, as they stand in the file */
  texts: Record<string, string>
  values: Values | undefined
  faults: Record<string, string>
}

const rowsAtOnce = 250
/** A detail that was written down ticks its own box, where the file does not say otherwise. */
const boxOf: Record<string, string> = {
  employment_details: 'is_a_ex_employee',
  pension_details: 'is_receiing_pension',
  practicing_court_name: 'is_from_another_bar',
  retirement_date: 'is_retired',
  death_date: 'is_dead',
}

const isText = ({ kind }: Field) => kind === 'text' || kind === 'long'
const shouldBeBengali = (name: string) => name === 'name_bengali'

/** Columns that are in an old font as a whole: there even a cell that proves nothing by itself is refused. */
function oldColumns(
  columns: readonly string[],
  rows: ImportBody['rows'],
  fields: Map<string, Field>,
): Set<string> {
  const isOld = (name: string, index: number) => {
    const filled = rows.map(({ cells }) => cellText(cells[index] ?? '')).filter(Boolean)
    const old = filled.filter((text) => looksOld(text, shouldBeBengali(name))).length
    return old >= 3 && old >= filled.length * 0.2
  }
  return new Set(
    columns.filter(
      (name, index) => isText(fields.get(name)!) && name !== 'name_english' && isOld(name, index),
    ),
  )
}

/** Reads every row by the declaration of the record, a few at a time: nobody else's request waits for 10,000 of them. */
export async function readRows(
  sql: Sql,
  what: Importable,
  { columns, rows }: ImportBody,
): Promise<ReadRow[]> {
  const resource: Resource = importable[what]
  const fields = new Map(importedFields(what))
  const known = await knownRecords(sql, columns, rows)
  const old = oldColumns(columns, rows, fields)
  const read: ReadRow[] = []
  for (const { row, cells } of rows) {
    if (read.length % rowsAtOnce === rowsAtOnce - 1) await breath()
    const texts = Object.fromEntries(columns.map((name, index) => [name, cellText(cells[index] ?? '')]))
    const values: Values = {}
    const faults: Record<string, string> = {}
    for (const [name, text] of Object.entries(texts)) {
      const field = fields.get(name)!
      values[name] = cellValue(name, field, text, known)
      const fault = isText(field)
        ? spoilt(text, { bengali: shouldBeBengali(name), old: old.has(name) })
        : undefined
      if (fault) faults[name] = fault
      else if (isReference(name) && text !== '' && typeof values[name] === 'string')
        faults[name] = unknownRecord[name]
    }
    for (const [detail, box] of Object.entries(boxOf)) if (texts[detail] && !texts[box]) values[box] = true
    const parsed = resource.input.safeParse(values)
    for (const issue of parsed.error?.issues ?? []) faults[String(issue.path[0])] ??= sentenceOf(issue)
    const whole = parsed.success && Object.keys(faults).length === 0
    read.push({ row, texts, faults, values: whole ? asStored(what, parsed.data) : undefined })
  }
  return read
}

const asStored = (what: Importable, parsed: Values): Values =>
  what === 'advocates' ? settled(parsed) : parsed
