import { useTyped } from '@samity/shared-ui/forms'
import { RentNote } from '../parts/PaidNote.tsx'
import { form } from './form.ts'

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The months that are paid and due for the unit, whoever pays them. */
export function PaidRent() {
  const building_name = text(form.useValue('building_name'))
  const floor = text(form.useValue('floor'))
  const room = text(form.useValue('room'))
  return (
    <RentNote unit={building_name ? { building_name, floor, room } : undefined} but={useTyped('number')} />
  )
}
