import { advocate, lookupFields, type Advocate } from '@samity/shared-api/contract/config/advocate'
import { columnsFor, type Column } from '@samity/shared-ui/data'
import styles from './advocates.module.css'

const words = {
  name: { en: 'Name', bn: 'নাম' },
  number: { en: 'Bar Reg. No.', bn: 'বার নিবন্ধন নং' },
  birthDate: { en: 'DOB', bn: 'জন্ম তারিখ' },
}

const hide = (column: Column<Advocate>): Column<Advocate> => ({ ...column, hidden: true })

export const columns: Column<Advocate>[] = [
  {
    name: 'name_english',
    label: words.name,
    value: (row) => row.name_english,
    show: (row) => (
      <span translate="no">
        {row.name_english}
        <span className={styles.second}>{row.name_bengali}</span>
      </span>
    ),
  },
  ...columnsFor(advocate, 'phone', 'email'),
  { name: 'bar_registration_number', label: words.number, value: (row) => row.bar_registration_number },
  ...columnsFor(advocate, 'gender'),
  { name: 'date_of_birth', label: words.birthDate, kind: 'day', value: (row) => row.date_of_birth },
  // hidden until selected under Columns, mostly for an export
  ...columnsFor(
    advocate,
    'name_bengali',
    'bar_council_no',
    'sanad_date',
    'status',
    'advocate_type',
    'father_name',
    'father_name_bengali',
    'mother_name',
    'husband_or_wife_name',
    'marital_status',
    'nid_number',
    'blood_group',
    'religion',
    'current_address',
    'permanent_address',
    'education',
    'enrollment_date_As_lawyer',
    'enrollment_date_As_member',
    'practicing_court_name',
    'retirement_date',
    'death_date',
    'remarks',
  ).map(hide),
]

const isForCashiers = ({ name }: Column<Advocate>) => lookupFields.some((field) => field === name)
/** Of the fields that the server sends a cashier. */
export const cashierColumns = columns.filter(isForCashiers)
