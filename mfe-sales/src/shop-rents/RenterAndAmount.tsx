import { collection } from '@samity/shared-api/client'
import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import { renter, type Renter } from '@samity/shared-api/contract/config/renter'
import { RecordText } from '@samity/shared-ui/data'
import { fillWords, useShow } from '@samity/shared-ui/words'
import { useEffect, useState, type ReactNode } from 'react'
import { form } from './form.ts'

const { Field, useSet, useValue } = form
const renters = collection(renter)
const bnRate = 'মাসে {rate}, {months} মাসের জন্য'
const rates = {
  one: { en: '{rate} a month for {months} month', bn: bnRate },
  several: { en: '{rate} a month for {months} months', bn: bnRate },
}

/** How many months lie between the two, both counted; undefined until they make sense. */
function useMonths(): number | undefined {
  const [from_month, from_year, to_month, to_year] = [
    Number(useValue('from_month')),
    Number(useValue('from_year')),
    Number(useValue('to_month')),
    Number(useValue('to_year')),
  ]
  const months = (to_year - from_year) * 12 + to_month - from_month + 1
  return months > 0 ? months : undefined
}

/** A registered renter brings building, floor and room along, and the rent for the months that are chosen. */
export function RenterAndAmount({ children }: { children: ReactNode }) {
  const show = useShow()
  const set = useSet()
  const months = useMonths()
  const name = useValue('renter_name')
  const [picked, setPicked] = useState<Renter>()
  const known = picked?.renter_name === name ? picked : undefined

  function pick(chosen: Renter) {
    setPicked(chosen)
    const { building_details, floor_no, room_no } = chosen
    set({ building_name: building_details.building_name, floor: floor_no, room: room_no })
  }

  useEffect(() => {
    if (known && months) set({ rent_amount: toDecimal(fromDecimal(known.rent_amount) * months) })
    // oxlint-disable-next-line exhaustive-deps -- an amount that was corrected by hand stays until renter or months change
  }, [known, months])

  return (
    <>
      <Field name="renter_name">
        <RecordText
          of={renters}
          label={({ renter_name }) => renter_name}
          note={unitOf}
          // the list answers the building beside the declared fields
          onPick={(chosen) => pick(chosen as Renter)}
        />
      </Field>
      {children}
      <Field
        name="rent_amount"
        {...(known &&
          months && {
            hint: fillWords(rates[months === 1 ? 'one' : 'several'], {
              rate: show.money(known.rent_amount),
              months: show.number(months),
            }),
          })}
      />
    </>
  )
}

const unitOf = (one: object): string => {
  const { building_details, floor_no, room_no } = one as Renter
  return [building_details.building_name, floor_no, room_no].filter(Boolean).join(', ')
}
