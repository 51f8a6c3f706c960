import { optionalText, type Words } from '@samity/shared-api/contract'
import { statusNotes } from '@samity/shared-api/contract/config/advocate'
import { Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { AdvocateCombobox } from './AdvocateCombobox.tsx'
import {
  isResultFor,
  isExact,
  useAdvocateMatches,
  type AdvocateSummary,
  type LookupField,
} from './advocate-matches.ts'
import { useFields } from './fields-context.ts'
import { FieldItem } from './FieldItem.tsx'
import { focusNextAfter } from './keyboard.ts'

/** A field of the form; the label may be left out where the resource declares the field. */
type LinkedField = { name: string; label?: Words; readOnly?: boolean; required?: boolean; hint?: Words }

type Props = {
  id: LinkedField
  name: LinkedField
  /** `own`: the record keeps a phone of its own; another one than the member's does not send the member away */
  phone: LinkedField & { keepsOwn?: true }
  /** Which of the two names is filled in */
  nameLanguage?: 'english' | 'bengali'
  /** How the three follow each other */
  order?: readonly LookupField[]
  onPick?: (advocate: AdvocateSummary | undefined) => void
}

const defaultOrder: readonly LookupField[] = ['id', 'name', 'phone']

const labels: Record<LookupField, Words> = {
  id: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  name: { en: 'Advocate Name', bn: 'আইনজীবীর নাম' },
  phone: { en: 'Advocate Phone', bn: 'আইনজীবীর ফোন' },
}

/**
 * Three linked fields of the form around it. Picking a member, or typing a whole number or phone, fills the other two;
 * where two members share a phone it asks and never fills by itself.
 */
export function AdvocateLookup({
  id,
  name,
  phone,
  nameLanguage = 'english',
  order = defaultOrder,
  onPick,
}: Props) {
  const form = Form.useFormInstance<Record<string, unknown>>()
  const fields = useFields()
  const linkedFields = { id, name, phone }
  const filledAdvocate = useRef<AdvocateSummary>(undefined)
  const [selectedAdvocate, setSelectedAdvocate] = useState<AdvocateSummary>()
  /** A record keeps the name it was written with, until someone types */
  const isPristine = useRef(true)
  const [search, setSearch] = useState<{ by: LookupField; text: string }>({ by: 'id', text: '' })
  const result = useAdvocateMatches(search.text)

  useEffect(() => {
    // a record that is being corrected carries the number; the rest is asked for
    const initialNumber: unknown = form.getFieldValue(id.name)
    if (typeof initialNumber === 'string' && initialNumber) setSearch({ by: 'id', text: initialNumber })
    // oxlint-disable-next-line exhaustive-deps -- once, when the form opens
  }, [])

  const valuesOf = (advocate: AdvocateSummary): Record<LookupField, string> => ({
    id: advocate.bar_registration_number,
    name: nameLanguage === 'bengali' ? advocate.name_bengali : advocate.name_english,
    phone: advocate.phone,
  })

  function setValue(by: LookupField, value: string) {
    form.setFields([{ name: linkedFields[by].name, value, errors: [] }])
  }

  function fill(advocate: AdvocateSummary, except?: LookupField) {
    const values = valuesOf(advocate)
    for (const by of ['id', 'name', 'phone'] as const) {
      const isKept = by === except || (isPristine.current && form.getFieldValue(linkedFields[by].name))
      if (!isKept) setValue(by, values[by])
    }
    filledAdvocate.current = advocate
    setSelectedAdvocate(advocate)
    onPick?.(advocate)
  }

  /** What an earlier pick has filled in does not stay beside another text. */
  function clearOthers(by: LookupField) {
    const previous = filledAdvocate.current
    if (!previous || (by === 'phone' && phone.keepsOwn)) return
    filledAdvocate.current = undefined
    setSelectedAdvocate(undefined)
    const values = valuesOf(previous)
    for (const other of ['id', 'name', 'phone'] as const)
      if (other !== by && form.getFieldValue(linkedFields[other].name) === values[other]) setValue(other, '')
    onPick?.(undefined)
  }

  useEffect(() => {
    const { by, text } = search
    if (!text || by === 'name' || !isResultFor(result, text)) return
    const exactMatches = result.advocates.filter((advocate) => isExact(advocate, by, text))
    // beside a member, only the whole phone of another one says that somebody else is meant
    if (filledAdvocate.current && (by !== 'phone' || exactMatches[0]?.id === filledAdvocate.current.id))
      return
    if (exactMatches.length === 1) fill(exactMatches[0]!, by)
    // oxlint-disable-next-line exhaustive-deps -- an answer fills once
  }, [result])

  return (
    <>
      {order.map((by) => {
        const { name: field, label, readOnly, required, hint } = linkedFields[by]
        const declaration = fields?.[field] ?? optionalText(labels[by])
        return (
          <FieldItem
            key={by}
            path={[field]}
            field={required === undefined ? declaration : { ...declaration, required }}
            label={label}
            readOnly={readOnly}
            hint={hint ?? (by === 'id' ? statusHint(selectedAdvocate) : undefined)}
          >
            <AdvocateCombobox
              by={by}
              result={search.by === by ? result : noMatches}
              onType={(text) => {
                isPristine.current = false
                clearOthers(by)
                setSearch({ by, text })
              }}
              onKeyDown={(event) => {
                // the member is found: the other boxes are filled
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !filledAdvocate.current) return
                event.preventDefault()
                focusNextAfter(document.getElementById(linkedFields[order.at(-1)!].name))
              }}
              onPick={(advocate) => {
                isPristine.current = false
                fill(advocate)
              }}
            />
          </FieldItem>
        )
      })}
    </>
  )
}

/** Under the number of a member who is deceased, retired, inactive or archived. */
function statusHint(advocate: AdvocateSummary | undefined): Words | undefined {
  const notes = advocate ? statusNotes(advocate) : []
  if (notes.length === 0) return undefined
  return { en: notes.map(({ en }) => en).join(' · '), bn: notes.map(({ bn }) => bn).join(' · ') }
}

const noMatches = { text: '', advocates: [] }

type SearchProps = {
  by: LookupField
  value: string
  onChange: (text: string) => void
  onPick: (advocate: AdvocateSummary) => void
  id?: string
  name?: string
  placeholder?: string
}

/** One box outside of a form: the search for a member above a list. */
export function AdvocateSearch({ by, value, ...rest }: SearchProps) {
  const result = useAdvocateMatches(value)
  return <AdvocateCombobox by={by} result={result} value={value} {...rest} />
}
