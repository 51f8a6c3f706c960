import type { Words } from '@samity/shared-api/contract'
import { importableFields, type ImportTarget } from '@samity/shared-api/contract/config/import'
import type { ImportField } from '@samity/shared-ui/import'

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

const hints: Record<string, Words> = {
  building: { en: 'the name of a registered building', bn: 'নিবন্ধিত ভবনের নাম' },
  nid_number: { en: '10, 13 or 17 digits', bn: '১০, ১৩ বা ১৭ অঙ্ক' },
}

const fieldsOf = (target: ImportTarget) =>
  importableFields(target).map(([name, { label, kind, required, column, choices }]): ImportField => ({
    name,
    label,
    kind,
    required,
    column,
    choices,
    aliases: headingAliases[name],
    hint: hints[name],
  }))

export const importFields: Record<ImportTarget, ImportField[]> = {
  advocates: fieldsOf('advocates'),
  renters: fieldsOf('renters'),
}

export const identifyingFields: Record<ImportTarget, readonly string[]> = {
  advocates: ['bar_registration_number', 'name_english', 'name_bengali'],
  renters: ['renter_name', 'building', 'room_no'],
}
