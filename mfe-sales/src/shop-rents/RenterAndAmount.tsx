import { collection } from '@samity/shared-api/client'
import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import { renter, type Renter } from '@samity/shared-api/contract/config/renter'
import { RecordText } from '@samity/shared-ui/data'
import { fillWords, useShow } from '@samity/shared-ui/words'
import { useEffect, useState, type ReactNode } from 'react'
import { priceOf, useFilledPrice, usePricesInForce } from '../hooks/use-price-in-force.ts'
import { shopRentForm } from './shop-rent-form.ts'

const { Field, useSet, useValue } = shopRentForm
const renters = collection(renter)
const bnRate = 'মাসে {rate}, {months} মাসের জন্য'
const rates = {
  one: { en: '{rate} a month for {months} month', bn: bnRate },
  several: { en: '{rate} a month for {months} months', bn: bnRate },
}
const byResolution = {
  en: 'Resolution {number}: {rate} a month. Another amount needs a reason.',
  bn: 'সিদ্ধান্ত {number}: মাসে {rate}। ভিন্ন পরিমাণের জন্য কারণ লাগবে।',
}

/**
 * The number of months from the first to the last, both included; undefined while they are in the wrong
 * order.
 */
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

/**
 * The price of a month by resolution, for the type of rent and the day of the record; null when there is
 * none.
 */
function useMonthlyPrice() {
  const item = `shop_rent:${String(useValue('rent_type'))}`
  return priceOf(usePricesInForce(useValue('collection_date')), (one) => one.item === item)
}

const timesMonths = (amount: string, months: number) => toDecimal(fromDecimal(amount) * months)

/**
 * Renter and rent amount. Picking a registered renter fills in building, floor and room. The rent for the
 * selected months follows the price by resolution, or else what the renter has agreed to.
 */
export function RenterAndAmount({ children }: { children: ReactNode }) {
  const show = useShow()
  const setValues = useSet()
  const months = useMonths()
  const name = useValue('renter_name')
  const [pickedRenter, setPickedRenter] = useState<Renter>()
  const currentRenter = pickedRenter?.renter_name === name ? pickedRenter : undefined

  function pick(renterRow: Renter) {
    setPickedRenter(renterRow)
    const { building_details, floor_no, room_no } = renterRow
    setValues({ building_name: building_details.building_name, floor: floor_no, room: room_no })
  }

  const price = useMonthlyPrice()
  const agreedRent = currentRenter && months ? timesMonths(currentRenter.rent_amount, months) : undefined
  useEffect(() => {
    if (agreedRent !== undefined && !price) setValues({ rent_amount: agreedRent })
    // oxlint-disable-next-line exhaustive-deps -- an edited amount stays until renter or months change
  }, [currentRenter, months])
  useFilledPrice({
    price: months ? price && { ...price, amount: timesMonths(price.amount, months) } : undefined,
    name: 'rent_amount',
    fill: (rent_amount) => setValues({ rent_amount }),
    proposal: agreedRent,
  })
  const hint = price
    ? fillWords(byResolution, {
        number: show.digits(price.resolution_number),
        rate: show.money(price.amount),
      })
    : currentRenter &&
      months &&
      fillWords(rates[months === 1 ? 'one' : 'several'], {
        rate: show.money(currentRenter.rent_amount),
        months: show.number(months),
      })

  return (
    <>
      <Field name="renter_name">
        <RecordText
          source={renters}
          label={({ renter_name }) => renter_name}
          note={unitOf}
          // rows of the server also contain the details of the building
          onPick={(row) => pick(row as Renter)}
        />
      </Field>
      {children}
      <Field name="rent_amount" {...(hint && { hint })} />
    </>
  )
}

const unitOf = (row: object): string => {
  const { building_details, floor_no, room_no } = row as Renter
  return [building_details.building_name, floor_no, room_no].filter(Boolean).join(', ')
}
