import { optionalText, type Words } from '@samity/shared-api/contract'
import { statusNotes } from '@samity/shared-api/contract/config/advocate'
import { Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { AdvocateBox } from './AdvocateBox.tsx'
import { answers, isExact, useAdvocates, type Advocate, type By } from './advocates.ts'
import { useFields } from './context.ts'
import { FieldItem } from './FieldItem.tsx'
import { enterBehind } from './keyboard.ts'

/** A field of the form; the label may be left out where the resource declares the field. */
type Linked = { name: string; label?: Words; readOnly?: boolean; required?: boolean; hint?: Words }

type Props = {
  id: Linked
  name: Linked
  /** `own`: the record keeps a phone of its own; another one than the member's does not send the member away */
  phone: Linked & { own?: true }
  /** Which of the two names is filled in */
  nameIn?: 'english' | 'bengali'
  /** How the three follow each other */
  order?: readonly By[]
  onPick?: (advocate: Advocate | undefined) => void
}

const usual: readonly By[] = ['id', 'name', 'phone']

const labels: Record<By, Words> = {
  id: { en: 'Advocate ID', bn: 'আইনজীবী আইডি' },
  name: { en: 'Advocate Name', bn: 'আইনজীবীর নাম' },
  phone: { en: 'Advocate Phone', bn: 'আইনজীবীর ফোন' },
}

/**
 * Three linked fields of the form around it. Picking a member, or typing a whole number or phone, fills the other two;
 * where two members share a phone it asks and never fills by itself.
 */
export function AdvocateLookup({ id, name, phone, nameIn = 'english', order = usual, onPick }: Props) {
  const form = Form.useFormInstance<Record<string, unknown>>()
  const fields = useFields()
  const linked = { id, name, phone }
  const filled = useRef<Advocate>(undefined)
  const [member, setMember] = useState<Advocate>()
  /** A record keeps the name it was written with, until someone types */
  const opening = useRef(true)
  const [typed, setTyped] = useState<{ by: By; text: string }>({ by: 'id', text: '' })
  const found = useAdvocates(typed.text)

  useEffect(() => {
    // a record that is being corrected carries the number; the rest is asked for
    const known: unknown = form.getFieldValue(id.name)
    if (typeof known === 'string' && known) setTyped({ by: 'id', text: known })
    // oxlint-disable-next-line exhaustive-deps -- once, when the form opens
  }, [])

  const valuesOf = (advocate: Advocate): Record<By, string> => ({
    id: advocate.bar_registration_number,
    name: nameIn === 'bengali' ? advocate.name_bengali : advocate.name_english,
    phone: advocate.phone,
  })

  function put(by: By, value: string) {
    form.setFields([{ name: linked[by].name, value, errors: [] }])
  }

  function fill(advocate: Advocate, keep?: By) {
    const values = valuesOf(advocate)
    for (const by of ['id', 'name', 'phone'] as const) {
      const kept = by === keep || (opening.current && form.getFieldValue(linked[by].name))
      if (!kept) put(by, values[by])
    }
    filled.current = advocate
    setMember(advocate)
    onPick?.(advocate)
  }

  /** What an earlier pick has filled in does not stay beside another text. */
  function forget(by: By) {
    const before = filled.current
    if (!before || (by === 'phone' && phone.own)) return
    filled.current = undefined
    setMember(undefined)
    const values = valuesOf(before)
    for (const other of ['id', 'name', 'phone'] as const)
      if (other !== by && form.getFieldValue(linked[other].name) === values[other]) put(other, '')
    onPick?.(undefined)
  }

  useEffect(() => {
    const { by, text } = typed
    if (!text || by === 'name' || !answers(found, text)) return
    const exact = found.advocates.filter((advocate) => isExact(advocate, by, text))
    // beside a member, only the whole phone of another one says that somebody else is meant
    if (filled.current && (by !== 'phone' || exact[0]?.id === filled.current.id)) return
    if (exact.length === 1) fill(exact[0]!, by)
    // oxlint-disable-next-line exhaustive-deps -- an answer fills once
  }, [found])

  return (
    <>
      {order.map((by) => {
        const { name: field, label, readOnly, required, hint } = linked[by]
        const declared = fields?.[field] ?? optionalText(labels[by])
        return (
          <FieldItem
            key={by}
            path={[field]}
            field={required === undefined ? declared : { ...declared, required }}
            label={label}
            readOnly={readOnly}
            hint={hint ?? (by === 'id' ? statusHint(member) : undefined)}
          >
            <AdvocateBox
              by={by}
              found={typed.by === by ? found : nothing}
              onType={(text) => {
                opening.current = false
                forget(by)
                setTyped({ by, text })
              }}
              onKeyDown={(event) => {
                // the member is found: the other boxes are filled
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !filled.current) return
                event.preventDefault()
                enterBehind(document.getElementById(linked[order.at(-1)!].name))
              }}
              onPick={(advocate) => {
                opening.current = false
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
function statusHint(member: Advocate | undefined): Words | undefined {
  const notes = member ? statusNotes(member) : []
  if (notes.length === 0) return undefined
  return { en: notes.map(({ en }) => en).join(' · '), bn: notes.map(({ bn }) => bn).join(' · ') }
}

const nothing = { text: '', advocates: [] }

type SearchProps = {
  by: By
  value: string
  onChange: (text: string) => void
  onPick: (advocate: Advocate) => void
  id?: string
  name?: string
  placeholder?: string
}

/** One box outside of a form: the search for a member above a list. */
export function AdvocateSearch({ by, value, ...rest }: SearchProps) {
  const found = useAdvocates(value)
  return <AdvocateBox by={by} found={found} value={value} {...rest} />
}
