import { collection, http } from '@samity/shared-api/client'
import { building } from '@samity/shared-api/contract/config/building'
import { renter, type Renter } from '@samity/shared-api/contract/config/renter'
import { useAction } from '@samity/shared-ui/core'
import { RecordText } from '@samity/shared-ui/data'
import { MonthSelect, OwedTicks, YearSelect } from '@samity/shared-ui/forms'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import type { RentDue } from '@samity/shared-api/contract/sales/paid-period'
import { LineField, type LineProps } from './LineField.tsx'
import { monthlyRentOf, owedMonthsOf, takenMonthsOf } from './rent.ts'
import styles from './lines.module.css'

const renters = collection(renter)
const buildings = collection(building)
const words = {
  months: { en: 'Months owed', bn: 'বকেয়া মাস' },
  rate: { en: '{amount} a month', bn: 'মাসে {amount}' },
}

const firstRunOf = (months: readonly string[]) => {
  const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
  return months.filter((month, step) => indexOf(month) === indexOf(months[0]!) + step)
}

/** Renter, unit and the owed months as ticks; months as fields where nobody knows what is owed. */
export function RentFields(props: LineProps) {
  const { complete, onChange } = props
  const { line, context } = complete
  const t = useWords(words)
  const show = useShow()
  const { run } = useAction()
  const owed = owedMonthsOf(line)
  const monthly = monthlyRentOf(line, context)

  function pick({ renter_name, building_details, floor_no, room_no, rent_amount }: Renter) {
    const unit = { building_name: building_details.building_name, floor: floor_no, room: room_no }
    onChange({
      ...unit,
      renter_name,
      monthly: rent_amount,
      owed: undefined,
      taken: undefined,
      rent_amount: undefined,
    })
    run(async () => (await http.get<RentDue>('rent-due/', { params: unit })).data, {
      onDone: ({ due_months }) => onChange({ owed: firstRunOf(due_months ?? []).join(',') || undefined }),
    })
  }

  return (
    <div className={styles.fields}>
      <LineField {...props} name="renter_name">
        <RecordText
          source={renters}
          label={({ renter_name }) => renter_name}
          // rows of the server also contain the details of the building
          note={(row) => {
            const { building_details, floor_no, room_no } = row as Renter
            return [building_details.building_name, floor_no, room_no].filter(Boolean).join(', ')
          }}
          onPick={(row) => pick(row as Renter)}
        />
      </LineField>
      <LineField {...props} name="rent_type" />
      <LineField {...props} name="building_name">
        <RecordText source={buildings} label={({ building_name }) => building_name} />
      </LineField>
      <LineField {...props} name="floor" />
      <LineField {...props} name="room" />
      {owed.length > 0 ? (
        <OwedTicks
          label={t.months}
          items={owed.map((month) => ({ label: show.digits(month.split('-').reverse().join('/')) }))}
          takenCount={takenMonthsOf(line).length}
          onChange={(taken) => onChange({ taken, rent_amount: undefined })}
        />
      ) : (
        <>
          <LineField {...props} name="from_month">
            <MonthSelect />
          </LineField>
          <LineField {...props} name="from_year">
            <YearSelect from={2010} to={2050} />
          </LineField>
          <LineField {...props} name="to_month">
            <MonthSelect />
          </LineField>
          <LineField {...props} name="to_year">
            <YearSelect from={2010} to={2050} />
          </LineField>
        </>
      )}
      <LineField
        {...props}
        name="rent_amount"
        hint={monthly && fill(t.rate, { amount: show.amount(monthly) })}
      />
    </div>
  )
}
