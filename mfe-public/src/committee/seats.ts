import { latinDigits } from '@samity/shared-api/contract/digits'
import type { CommitteeMember } from '@samity/shared-api/contract/config/committee'

export type Seat = {
  id: number
  position: string
  number: string
  name_english: string
  name_bengali: string
  phone: string
  photo: string | null
}
export type PositionGroup = { position: string; seats: Seat[] }

const naturalOrder = new Intl.Collator('en', { numeric: true })
const numberOf = ({ bar_registration_number }: CommitteeMember) => latinDigits(bar_registration_number).trim()

/** Sorts '2' before '10', in Latin or Bengali digits. Members without a number come last. */
function compareNumbers(one: CommitteeMember, other: CommitteeMember): number {
  const [left, right] = [numberOf(one), numberOf(other)]
  if (left === '' || right === '') return Number(left === '') - Number(right === '')
  return naturalOrder.compare(left, right)
}

/**
 * The rank from the positions list. Unknown positions come after the known ones, missing positions come last.
 */
const positionRank = ({ committee_position, sort_order }: CommitteeMember) =>
  committee_position === '' ? Number.MAX_VALUE : (sort_order ?? Number.MAX_SAFE_INTEGER)

const toSeat = (member: CommitteeMember): Seat => ({
  id: member.id,
  position: member.committee_position,
  number: member.bar_registration_number,
  name_english: member.advocate.name_english,
  name_bengali: member.advocate.name_bengali || member.name,
  phone: member.phone,
  photo: member.advocate.photo,
})

export function toSeats(members: readonly CommitteeMember[]): Seat[] {
  return [...members]
    .sort(
      (one, other) =>
        positionRank(one) - positionRank(other) ||
        naturalOrder.compare(one.committee_position, other.committee_position) ||
        compareNumbers(one, other),
    )
    .map(toSeat)
}

/** Groups neighbouring seats of the same position. Expects the order of `toSeats`. */
export function groupByPosition(seats: readonly Seat[]): PositionGroup[] {
  const groups: PositionGroup[] = []
  for (const seat of seats) {
    const last = groups.at(-1)
    if (last?.position === seat.position) last.seats.push(seat)
    else groups.push({ position: seat.position, seats: [seat] })
  }
  return groups
}
