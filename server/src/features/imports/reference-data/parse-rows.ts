import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Field, Resource } from '@samity/shared-api/contract'
import {
  importResources,
  importableFields,
  type ImportBody,
  type ImportTarget,
} from '@samity/shared-api/contract/config/import'
import type { Sql } from '../../../database/database.ts'
import { messageOf } from '../../../http/errors.ts'
import { birthMessage, isBornTooLate, normalizeStatus } from '../../config/advocates.ts'
import { cellText, cellValue, isReference, unknownRecord } from './cell-values.ts'
import { loadReferenceIds } from './reference-ids.ts'
import { isLegacyFont, findEncodingError } from './text-encoding.ts'

type Values = Record<string, unknown>
export type ParsedRecord = {
  row: number
  texts: Record<string, string>
  values: Values | undefined
  errors: Record<string, string>
}

const rowsPerBatch = 250
/**
 * The checkbox of each detail field. A filled detail ticks its checkbox when the file has no value for the
 * checkbox.
 */
const checkboxOf: Record<string, string> = {
  employment_details: 'is_a_ex_employee',
  pension_details: 'is_receiing_pension',
  practicing_court_name: 'is_from_another_bar',
  retirement_date: 'is_retired',
  death_date: 'is_dead',
}

const isText = ({ kind }: Field) => kind === 'text' || kind === 'long'
const shouldBeBengali = (name: string) => name === 'name_bengali'

/** Finds columns in a legacy font. In them even a cell that alone proves nothing is refused. */
function legacyFontColumns(
  columns: readonly string[],
  rows: ImportBody['rows'],
  fields: Map<string, Field>,
): Set<string> {
  const isLegacyColumn = (name: string, index: number) => {
    const filled = rows.map(({ cells }) => cellText(cells[index] ?? '')).filter(Boolean)
    const legacyCount = filled.filter((text) => isLegacyFont(text, shouldBeBengali(name))).length
    return legacyCount >= 3 && legacyCount >= filled.length * 0.2
  }
  return new Set(
    columns.filter(
      (name, index) => isText(fields.get(name)!) && name !== 'name_english' && isLegacyColumn(name, index),
    ),
  )
}

/**
 * Parses the rows with the declared fields of the record, in batches, so that other requests do not wait for
 * 10,000 rows.
 */
export async function parseRows(
  sql: Sql,
  target: ImportTarget,
  { columns, rows }: ImportBody,
): Promise<ParsedRecord[]> {
  const resource: Resource = importResources[target]
  const fields = new Map(importableFields(target))
  const referenceIds = await loadReferenceIds(sql, columns, rows)
  const legacyColumns = legacyFontColumns(columns, rows, fields)
  const parsedRows: ParsedRecord[] = []
  for (const { row, cells } of rows) {
    if (parsedRows.length % rowsPerBatch === rowsPerBatch - 1) await yieldToEventLoop()
    const texts = Object.fromEntries(columns.map((name, index) => [name, cellText(cells[index] ?? '')]))
    const values: Values = {}
    const errors: Record<string, string> = {}
    for (const [name, text] of Object.entries(texts)) {
      const field = fields.get(name)!
      values[name] = cellValue(name, field, text, referenceIds)
      const message = isText(field)
        ? findEncodingError(text, {
            shouldBeBengali: shouldBeBengali(name),
            isLegacyColumn: legacyColumns.has(name),
          })
        : undefined
      if (message) errors[name] = message
      else if (isReference(name) && text !== '' && typeof values[name] === 'string')
        errors[name] = unknownRecord[name]
    }
    for (const [detail, checkbox] of Object.entries(checkboxOf))
      if (texts[detail] && !texts[checkbox]) values[checkbox] = true
    const parsed = resource.input.safeParse(values)
    for (const issue of parsed.error?.issues ?? []) errors[String(issue.path[0])] ??= messageOf(issue)
    const stored = parsed.success ? toStored(target, parsed.data) : undefined
    if (stored && isBornTooLate(stored)) errors['date_of_birth'] ??= birthMessage
    parsedRows.push({ row, texts, errors, values: Object.keys(errors).length === 0 ? stored : undefined })
  }
  return parsedRows
}

const toStored = (target: ImportTarget, parsed: Values): Values =>
  target === 'advocates' ? normalizeStatus(parsed) : parsed
