import { useFieldValue } from '@samity/shared-ui/forms'
import { RentNote } from '../components/PaidNote.tsx'
import { shopRentForm } from './shop-rent-form.ts'

const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

export function ShopRentNote() {
  const building_name = toText(shopRentForm.useValue('building_name'))
  const floor = toText(shopRentForm.useValue('floor'))
  const room = toText(shopRentForm.useValue('room'))
  return (
    <RentNote
      unit={building_name ? { building_name, floor, room } : undefined}
      exceptNumber={useFieldValue('number')}
    />
  )
}
