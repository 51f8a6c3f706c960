import { optionalText, type Words } from '@samity/shared-api/contract'
import { statusNotes } from '@samity/shared-api/contract/config/advocate-status'
import { Form } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyPart } from '../core/lazy-part.tsx'
import { AdvocateCombobox } from './AdvocateCombobox.tsx'
import {
  isResultFor,
  isExact,
  allLookupFields,
  onlyMatch,
  useAdvocateMatches,
  type AdvocateSummary,
  type LookupField,
} from './advocate-matches.ts'
import { useFields } from './fields-context.ts'
import { FieldItem } from './FieldItem.tsx'
import { focusControl, focusNextAfter } from './keyboard.ts'
import { useLinkedAdvocate } from './use-linked-advocate.ts'
import { useLanguage, useSay, useWords } from '../words/index.ts'

const OwedLine = lazyPart(
  async () => (await import(/* webpackChunkName: "form-parts" */ './OwedLine.tsx')).OwedLine,
  () => null,
)

/** A field of the form. The label is optional when the resource declares the field. */
type LinkedField = { name: string; label?: Words; readOnly?: boolean; required?: boolean; hint?: Words }

type Props = {
  /** The field with the number of the advocate */
  id: LinkedField
  /** The field with the name */
  name: LinkedField
  /**
   * The field with the phone. `keepsOwn`: the record has its own phone. A phone that differs from the
   * advocate's does not clear the advocate.
   */
  phone: LinkedField & { keepsOwn?: true }
  /** Which of the two names to fill in */
  nameLanguage?: 'english' | 'bengali'
  /** The order of the three fields */
  order?: readonly LookupField[]
  /** The form begins with the number: it has the focus when the form opens and after it is saved */
  isFirst?: true
  /**
   * The id of the field to which Enter moves once the advocate is filled in; the one behind the three fields
   * by default
   */
  next?: () => string
  /** The form itself says what the advocate owes */
  hidesOwed?: true
  /** Called with the whole advocate, and with undefined when the fields no longer name one */
  onPick?: (advocate: AdvocateSummary | undefined) => void
}

const labels: Record<LookupField, Words> = {
  id: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  name: { en: 'Advocate Name', bn: 'আইনজীবীর নাম' },
  phone: { en: 'Advocate Phone', bn: 'আইনজীবীর ফোন' },
}

const firstHint: Words = { en: 'Number, name or phone', bn: 'নম্বর, নাম বা ফোন' }
/** The number's field takes all three, so that nobody asks which one to fill in. */
const comparedWith = (by: LookupField) => (by === 'id' ? 'any' : by)

/**
 * Three linked fields of the surrounding form. Picking an advocate, or typing a complete number or phone,
 * fills the other two; the first field finds by number, name and phone. When two advocates share a phone, the
 * person must choose; nothing is filled automatically.
 */
export function AdvocateLookup({
  id,
  name,
  phone,
  nameLanguage = 'english',
  order = allLookupFields,
  isFirst,
  next,
  hidesOwed,
  onPick,
}: Props) {
  const form = Form.useFormInstance<Record<string, unknown>>()
  const fields = useFields()
  const linkedFields = { id, name, phone }
  const filledAdvocate = useRef<AdvocateSummary>(undefined)
  const [selectedAdvocate, setSelectedAdvocate] = useState<AdvocateSummary>()
  const isBengali = useLanguage() === 'bn'
  const say = useSay()
  /** True until someone types: an existing record keeps its stored name and phone */
  const isPristine = useRef(true)
  const [search, setSearch] = useState<{ by: LookupField; text: string }>({ by: 'id', text: '' })
  const result = useAdvocateMatches(search.text)

  useEffect(() => {
    // an existing record has the number; the search loads the advocate
    const initialNumber: unknown = form.getFieldValue(id.name)
    if (typeof initialNumber === 'string' && initialNumber) setSearch({ by: 'id', text: initialNumber })
    // oxlint-disable-next-line exhaustive-deps -- once, when the form opens
  }, [])

  const linked = useLinkedAdvocate()
  useEffect(() => {
    // what was entered before, or is restored from a draft, stays
    if (linked && !form.getFieldValue(id.name)) fill(linked)
    // oxlint-disable-next-line exhaustive-deps -- once for the advocate of the address
  }, [linked])
  // the form is empty again after it is saved
  const chosen = Form.useWatch(id.name, form) ? selectedAdvocate : undefined

  const valuesOf = (advocate: AdvocateSummary): Record<LookupField, string> => ({
    id: advocate.bar_registration_number,
    // records have the English name; one that is only shown follows the reader
    name:
      nameLanguage === 'bengali' || (isBengali && name.readOnly)
        ? advocate.name_bengali
        : advocate.name_english,
    phone: advocate.phone,
  })

  function setValue(by: LookupField, value: string) {
    form.setFields([{ name: linkedFields[by].name, value, errors: [] }])
  }

  function fill(advocate: AdvocateSummary, except?: LookupField) {
    const values = valuesOf(advocate)
    for (const by of allLookupFields) {
      const keepsValue = by === except || (isPristine.current && form.getFieldValue(linkedFields[by].name))
      if (!keepsValue) setValue(by, values[by])
    }
    filledAdvocate.current = advocate
    setSelectedAdvocate(advocate)
    onPick?.(advocate)
  }

  /** Clears the values that the previous advocate filled in, when another text is typed. */
  function clearOthers(by: LookupField) {
    const previous = filledAdvocate.current
    if (!previous || (by === 'phone' && phone.keepsOwn)) return
    filledAdvocate.current = undefined
    setSelectedAdvocate(undefined)
    const values = valuesOf(previous)
    for (const other of allLookupFields)
      if (other !== by && form.getFieldValue(linkedFields[other].name) === values[other]) setValue(other, '')
    onPick?.(undefined)
  }

  useEffect(() => {
    const { by, text } = search
    if (!text || by === 'name' || result.isPreview || !isResultFor(result, text)) return
    const exactMatches = result.advocates.filter((advocate) => isExact(advocate, comparedWith(by), text))
    // once an advocate is filled in, only the complete phone of another one replaces them
    if (filledAdvocate.current && (by !== 'phone' || exactMatches[0]?.id === filledAdvocate.current.id))
      return
    const [only] = exactMatches
    // a phone in the number's field gives way to the number
    if (only && exactMatches.length === 1) fill(only, isExact(only, by, text) ? by : undefined)
    // oxlint-disable-next-line exhaustive-deps -- a result fills once
  }, [result])

  return (
    <>
      {order.map((by) => {
        const { name: field, label, readOnly, required, hint: fieldHint } = linkedFields[by]
        const declaration = fields?.[field] ?? optionalText(labels[by])
        return (
          <FieldItem
            key={by}
            path={[field]}
            field={required === undefined ? declaration : { ...declaration, required }}
            label={label}
            readOnly={readOnly}
            hint={fieldHint ?? (by === 'id' ? statusHint(chosen) : undefined)}
            note={
              by === 'id'
                ? chosen && !hidesOwed && <OwedLine advocate={chosen.id} />
                : by === 'name' &&
                  chosen &&
                  isBengali &&
                  form.getFieldValue(field) === chosen.name_english && (
                    <span translate="no">{chosen.name_bengali}</span>
                  )
            }
          >
            <AdvocateCombobox
              by={comparedWith(by)}
              {...(by === 'id' && { placeholder: say(firstHint) })}
              {...(isFirst && by === 'id' && { 'data-first': true })}
              result={search.by === by ? result : noMatches}
              onType={(text) => {
                isPristine.current = false
                clearOthers(by)
                setSearch({ by, text })
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
                const only = by === 'id' && !filledAdvocate.current && onlyMatch(result, 'any', search.text)
                if (only) fill(only)
                // the advocate is filled in: skip the other two fields
                if (!filledAdvocate.current) return
                event.preventDefault()
                if (next) focusControl(document.getElementById(next()))
                else focusNextAfter(document.getElementById(linkedFields[order.at(-1)!].name))
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

function statusHint(advocate: AdvocateSummary | undefined): Words | undefined {
  const notes = advocate ? statusNotes(advocate) : []
  if (notes.length === 0) return undefined
  return { en: notes.map(({ en }) => en).join(' · '), bn: notes.map(({ bn }) => bn).join(' · ') }
}

const noMatches = { text: '', advocates: [] }

type SearchProps = {
  /** The field that the text is compared with: the number, the name or the phone */
  by: LookupField
  /** The text in the field */
  value: string
  /** Called with the typed text */
  onChange: (text: string) => void
  /** Called with the advocate that a person picks */
  onPick: (advocate: AdvocateSummary) => void
  /** The id that the label names */
  id?: string
  /** The name of the field */
  name?: string
  /** The text of the empty field */
  placeholder?: string
}

const searchWords = { none: { en: 'No advocate matches.', bn: 'কোনো আইনজীবী মেলেনি।' } }

/**
 * A single field outside a form: the advocate filter above a list. Enter picks the advocate whose complete
 * number or phone it is, or the only one that matches, also when the response arrives after the key.
 */
export function AdvocateSearch({ by, value, onChange, onPick, ...rest }: SearchProps) {
  const t = useWords(searchWords)
  const result = useAdvocateMatches(value)
  const [isEntered, setIsEntered] = useState(false)
  const pickEntered = useEffectEvent(() => {
    setIsEntered(false)
    const only = onlyMatch(result, by, value)
    if (only) onPick(only)
  })
  const isReady = isEntered && isResultFor(result, value) && !result.isPreview
  useEffect(() => {
    if (isReady) pickEntered()
  }, [isReady])
  return (
    <AdvocateCombobox
      by={by}
      result={result}
      value={value}
      onChange={(text) => {
        setIsEntered(false)
        onChange(text)
      }}
      onPick={onPick}
      onKeyDown={({ key }) => key === 'Enter' && value !== '' && setIsEntered(true)}
      emptyNotice={t.none}
      {...rest}
    />
  )
}
