import { recordPlace, type PaymentType } from '@samity/shared-api/contract/sales/money-record'
import type { PlaceChoice, RecordPlace } from '@samity/shared-api/contract/treasury/money-place'
import { Form } from 'antd'
import { useEffect, useRef } from 'react'
import { useRole } from '../core/role.ts'
import { SelectField } from '../core/SelectField.tsx'
import { useGet } from '../query/index.ts'
import { useSay } from '../words/index.ts'
import { FieldItem } from './FieldItem.tsx'
import { useFields } from './fields-context.ts'
import { fittingPlaces, paymentTypesOf, recordDayOf, usualPlace, type PlaceSide } from './fitting-places.ts'
import type { Values } from './use-form-handle.ts'

const words = {
  income: { en: 'Received in', bn: 'যেখানে জমা' },
  expense: { en: 'Paid from', bn: 'যেখান থেকে পরিশোধ' },
  usual: { en: 'Usual places', bn: 'নিয়মিত স্থান' },
}

type Named = Pick<PlaceChoice, 'id' | 'name_english' | 'name_bengali'> & { holder_name?: string }

/** The item of the form behind `PlaceField`. */
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

  const options: Named[] = kept ? [...fitting, kept] : fitting
  if (options.length < 2) return null
  return (
    <FieldItem path={['place']} field={recordPlace} label={words[side]}>
      <PlaceOptions places={options} usual={usualPlace(fitting, { side, types })} />
    </FieldItem>
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
  const selected = value ?? usual?.id
  return (
    <SelectField
      {...control}
      // Enter passes it by, because it has a value: who sells by keyboard types what was always typed
      data-passed-by
      {...(!usual && { emptyOption: words.usual })}
      options={places.map(({ id, name_english, name_bengali, holder_name }) => ({
        value: String(id),
        label: [say({ en: name_english, bn: name_bengali }), holder_name].filter(Boolean).join(' · '),
      }))}
      value={selected ? String(selected) : ''}
      onChange={(id) => onChange?.(id ? Number(id) : null)}
    />
  )
}
