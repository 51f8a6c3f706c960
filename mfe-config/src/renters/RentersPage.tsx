import { collection } from '@samity/shared-api/client'
import type { Row } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { statusNotes } from '@samity/shared-api/contract/config/advocate-status'
import { building } from '@samity/shared-api/contract/config/building'
import { renter, type Renter } from '@samity/shared-api/contract/config/renter'
import { ChoiceFilter, columnsFor, RecordSelect, RowButton, type Column } from '@samity/shared-ui/data'
import { formFor, FullWidth } from '@samity/shared-ui/forms'
import { useSay } from '@samity/shared-ui/words'
import { useState } from 'react'
import { ReferenceDataPage } from '../components/ReferenceDataPage.tsx'
import { RentDialog } from './RentDialog.tsx'

const renters = collection(renter)
const buildings = collection(building)
const advocates = collection(advocate)
const form = formFor(renter)
const { Field } = form

const words = {
  heading: { en: 'Renter', bn: 'ভাড়াটিয়া' },
  listHeading: { en: 'Renter List', bn: 'ভাড়াটিয়াদের তালিকা' },
  created: { en: 'Renter Added Successfully', bn: 'ভাড়াটিয়া সফলভাবে যোগ করা হয়েছে' },
  updated: { en: 'Renter Updated Successfully', bn: 'ভাড়াটিয়ার তথ্য সফলভাবে হালনাগাদ করা হয়েছে' },
  deletion: {
    en: 'Are you sure you want to delete this renter?',
    bn: 'আপনি কি নিশ্চিত যে এই ভাড়াটিয়াকে মুছে ফেলতে চান?',
  },
  building: { en: 'Building', bn: 'ভবন' },
  due: { en: 'Months Due', bn: 'বকেয়া মাস' },
  amount: { en: 'Amount Due', bn: 'বকেয়া টাকা' },
}
const dueChoices = [
  { value: '', label: { en: 'All renters', bn: 'সব ভাড়াটিয়া' } },
  { value: '1', label: { en: 'Rent due', bn: 'বকেয়া ভাড়া' } },
]

/** Rows of the server also contain the months paid and due, which are not fields of the form. */
const asRenter = (row: Row<typeof renter>): Renter => row as Renter

type Named = { building_name: string; building_name_bengali?: string }
const nameOf = ({ building_name, building_name_bengali }: Named) => ({
  en: building_name,
  bn: building_name_bengali || building_name,
})

const firstColumns = columnsFor(renter, 'renter_name', 'phone', 'category')
const columns: Column<Row<typeof renter>>[] = [
  ...columnsFor(renter, 'floor_no', 'room_no', 'rent_amount'),
  {
    name: 'due_months',
    label: words.due,
    kind: 'int',
    sort: null,
    value: (row) => asRenter(row).due_months.length,
  },
  {
    name: 'due_amount',
    label: words.amount,
    kind: 'money',
    sort: null,
    value: (row) => asRenter(row).due_amount,
  },
  ...columnsFor(renter, 'address', 'from_date', 'to_date', 'security_amount', 'remarks').map(
    (column): Column<Row<typeof renter>> => ({ ...column, hidden: true }),
  ),
]

export default function RentersPage() {
  const say = useSay()
  const buildingColumn: Column<Row<typeof renter>> = {
    name: 'building',
    label: words.building,
    sort: null,
    value: (row) => say(nameOf(asRenter(row).building_details)),
  }
  const [selectedRenter, setSelectedRenter] = useState<Renter>()
  return (
    <>
      <ReferenceDataPage
        heading={words.heading}
        listHeading={words.listHeading}
        collection={renters}
        form={form}
        columns={[...firstColumns, buildingColumn, ...columns]}
        messages={{ created: words.created, updated: words.updated }}
        removal={{ question: words.deletion }}
        filters={{
          by: { due: 'due' },
          controls: (list) => (
            <ChoiceFilter list={list} name="due" field={{ label: words.due, choices: dueChoices }} />
          ),
        }}
        moreActions={(row) => <RowButton action="view" onClick={() => setSelectedRenter(asRenter(row))} />}
      >
        <Field name="renter_name" />
        <Field name="phone" />
        <Field name="address" />
        <Field name="category" />
        <Field name="building">
          <RecordSelect source={buildings} label={(one) => say(nameOf(one))} />
        </Field>
        <Field name="floor_no" />
        <Field name="room_no" />
        <Field name="from_date" />
        <Field name="to_date" />
        <Field name="rent_amount" />
        <Field name="security_amount" />
        <Field name="advocate">
          <RecordSelect
            source={advocates}
            label={(row) =>
              [
                row.bar_registration_number,
                row.name_english,
                row.name_bengali,
                ...statusNotes(row).map(say),
              ].join(' · ')
            }
          />
        </Field>
        <FullWidth>
          <Field name="remarks" />
        </FullWidth>
      </ReferenceDataPage>
      {selectedRenter && <RentDialog renter={selectedRenter} onClose={() => setSelectedRenter(undefined)} />}
    </>
  )
}
