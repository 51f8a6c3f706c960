import { useTyped } from '@samity/shared-ui/forms'
import { usePaid } from '../parts/paid.ts'
import { PaidNote } from '../parts/PaidNote.tsx'
import { form } from './form.ts'

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The months that are paid for the unit, whoever paid them. */
export function PaidRent() {
  const building_name = text(form.useValue('building_name'))
  const floor = text(form.useValue('floor'))
  const room = text(form.useValue('room'))
  const paid = usePaid(building_name ? { building_name, floor, room } : undefined, useTyped('number'))
  return <PaidNote periods={paid} kind="rent" />
}
