import { importableFields, type ImportTarget } from '@samity/shared-api/contract/config/import'

/** Field name → index of the column in the file. */
export type FieldColumns = Record<string, number>

/** Other headings that are common in advocate and renter lists. */
const headingAliases: Record<string, readonly string[]> = {
  bar_registration_number: [
    'Registration Number',
    'Registration No',
    'BBC No',
    'Member No',
    'নিবন্ধন নম্বর',
    'সদস্য নম্বর',
  ],
  bar_council_no: [
    'BBC No',
    'Bar Council Number',
    'Sanad No',
    'Sanad Number',
    'বার কাউন্সিল নং',
    'সনদ নম্বর',
    'সনদের নম্বর',
  ],
  name_english: ['Name', 'English Name', 'নাম ইংরেজি'],
  name_bengali: ['Bengali Name', 'Bangla Name', 'নাম', 'নাম বাংলা'],
  phone: ['Mobile', 'Mobile No', 'Phone Number', 'Mobile Number', 'মোবাইল', 'মোবাইল নম্বর', 'ফোন নম্বর'],
  nid_number: ['NID', 'National ID Number', 'এনআইডি'],
  current_address: ['Present Address', 'Address', 'ঠিকানা'],
  enrollment_date_As_lawyer: ['Enrollment Date', 'তালিকাভুক্তির তারিখ'],
  enrollment_date_As_member: ['Date of Joining', 'Joining Date', 'যোগদানের তারিখ'],
  sanad_date: ['Date of Sanad', 'সনদ প্রাপ্তির তারিখ'],
  renter_name: ['Name', 'Tenant', 'নাম'],
  floor_no: ['Floor'],
  room_no: ['Room'],
  rent_amount: ['Rent', 'Monthly Rent', 'ভাড়া'],
  security_amount: ['Security', 'জামানত'],
}

/** Ignores case, spaces, stars and punctuation. */
const normalize = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Assigns to each field the first column with its label, in either language, its name, or else one of its aliases. */
export function matchColumns(recordType: ImportTarget, headings: readonly string[]): FieldColumns {
  const normalizedHeadings = headings.map(normalize)
  const usedColumns = new Set<number>()
  const columns: FieldColumns = {}
  const assign = (name: string, names: readonly string[]) => {
    if (name in columns) return
    const index = normalizedHeadings.findIndex(
      (heading, column) =>
        heading !== '' && !usedColumns.has(column) && names.map(normalize).includes(heading),
    )
    if (index < 0) return
    columns[name] = index
    usedColumns.add(index)
  }
  const fields = importableFields(recordType)
  for (const [name, { label, column }] of fields) assign(name, [label.en, label.bn, name, column ?? name])
  // aliases only for columns that no label or name has matched
  for (const [name] of fields) assign(name, headingAliases[name] ?? [])
  return columns
}

export const missingFields = (recordType: ImportTarget, columns: FieldColumns) =>
  importableFields(recordType).filter(([name, { required }]) => required && !(name in columns))
