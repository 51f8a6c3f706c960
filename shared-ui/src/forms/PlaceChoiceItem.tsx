import { parseDay } from '@samity/shared-api/contract'
import { recordPlace, type PaymentType } from '@samity/shared-api/contract/sales/money-record'
import type { PlaceChoice, RecordPlace } from '@samity/shared-api/contract/treasury/money-place'
import { Alert, Form } from 'antd'
import { useEffect, useRef } from 'react'
import { useRole } from '../core/role.ts'
import { SelectField } from '../core/SelectField.tsx'
import { useGet, usePersonName } from '../query/index.ts'
import { fill, useSay, useShow } from '../words/index.ts'
import { FieldItem } from './FieldItem.tsx'
import { FullWidth } from './FormColumns.tsx'
import { useFields } from './fields-context.ts'
import {
  closedBox,
  fittingPlaces,
  paymentTypesOf,
  recordDayOf,
  usualPlace,
  type PlaceSide,
} from './fitting-places.ts'
import type { Values } from './use-form-handle.ts'

const words = {
  income: { en: 'Received in', bn: 'যেখানে জমা' },
  expense: { en: 'Paid from', bn: 'যেখান থেকে পরিশোধ' },
  closedForCashier: {
    en: '{box} is closed for {day}: nothing of this day goes into it any more. Staff can still book this and take the money into {other}.',
    bn: '{box}-এর {day} তারিখের হিসাব বন্ধ, এই দিনের আর কিছু এতে লেখা যাবে না। কার্যালয়ের কর্মী এটি লিখে টাকা {other}-এ নিতে পারবেন।',
  },
  closed: {
    en: '{box} is closed for {day}. Choose {other} for this money.',
    bn: '{box}-এর {day} তারিখের হিসাব বন্ধ। এই টাকার জন্য {other} বেছে নিন।',
  },
  anotherPlace: { en: 'another place', bn: 'অন্য স্থান' },
  usual: { en: 'Usual places', bn: 'নিয়মিত স্থান' },
}

type Named = Pick<PlaceChoice, 'id' | 'name_english' | 'name_bengali'> & { holder_name?: string }

export function PlaceChoiceItem({ side = 'income' }: { side?: PlaceSide }) {
  const form = Form.useFormInstance<Values>()
  const fields = useFields() ?? {}
  const isCashier = useRole() === 'cashier'
  const { data: choices = [] } = useGet<PlaceChoice[]>('money-places/choices/')
  // text, because the watch compares by identity
  const typeList =
    Form.useWatch((values: Values) => paymentTypesOf(fields, values).join(), { preserve: true }) ?? ''
  const day = Form.useWatch((values: Values) => recordDayOf(fields, values), { preserve: true })
  const place = Form.useWatch('place', { form, preserve: true }) as number | null | undefined
  const stored = Form.useWatch('places', { form, preserve: true }) as RecordPlace[] | undefined

  const types = typeList === '' ? [] : (typeList.split(',') as PaymentType[])
  const fitting = fittingPlaces(choices, { side, types, day, isCashier })
  const fits = fitting.some(({ id }) => id === place)
  // a record keeps a place that nobody may choose any more, such as an archived one
  const kept = fits
    ? undefined
    : stored?.find(({ id, payment_type }) => id === place && types.includes(payment_type))

  const lastTypes = useRef(typeList)
  useEffect(() => {
    if (typeList === lastTypes.current) return
    const isFirst = lastTypes.current === ''
    lastTypes.current = typeList
    if (!isFirst && place && !fits && !kept) form.setFieldValue('place', null)
  }, [form, typeList, place, fits, kept])

  // a stored record is not booked again
  const isNew = stored === undefined
  const closed = isNew ? closedBox(choices, { side, types, day, isCashier }, place) : undefined
  const options: Named[] = kept ? [...fitting, kept] : fitting
  return (
    <>
      {closed && day && <ClosedBoxNotice box={closed} day={day} choices={choices} isCashier={isCashier} />}
      {options.length > 1 && (
        <FieldItem path={['place']} field={recordPlace} label={words[side]}>
          <PlaceOptions places={options} usual={usualPlace(fitting, { side, types })} />
        </FieldItem>
      )}
    </>
  )
}

type NoticeProps = { box: Named; day: string; choices: readonly PlaceChoice[]; isCashier: boolean }

/** Says before anything is typed that the box is closed, and where the money can go. */
function ClosedBoxNotice({ box, day, choices, isCashier }: NoticeProps) {
  const say = useSay()
  const show = useShow()
  const other = choices.find(({ kind, is_default, id }) => kind === 'cash' && is_default && id !== box.id)
  const nameOf = ({ name_english, name_bengali }: Named) => say({ en: name_english, bn: name_bengali })
  const says = fill(say(isCashier ? words.closedForCashier : words.closed), {
    box: nameOf(box),
    day: show.day(parseDay(day)),
    other: other ? nameOf(other) : say(words.anotherPlace),
  })
  return (
    <FullWidth>
      <Alert type="warning" showIcon role="alert" title={says} />
    </FullWidth>
  )
}

type OptionsProps = {
  places: readonly Named[]
  /** The place that the server takes when nobody chooses one */
  usual: Named | undefined
  value?: number | null
  onChange?: (place: number | null) => void
}

function PlaceOptions({ places, usual, value, onChange, ...control }: OptionsProps) {
  const say = useSay()
  const personOf = usePersonName()
  const selected = value ?? usual?.id
  return (
    <SelectField
      {...control}
      // Enter passes it by, because it has a value: who sells by keyboard types what was always typed
      data-passed-by
      {...(!usual && { emptyOption: words.usual })}
      options={places.map(({ id, name_english, name_bengali, holder_name }) => ({
        value: String(id),
        label: [say({ en: name_english, bn: name_bengali }), personOf(holder_name)]
          .filter(Boolean)
          .join(' · '),
      }))}
      value={selected ? String(selected) : ''}
      onChange={(id) => onChange?.(id ? Number(id) : null)}
    />
  )
}
