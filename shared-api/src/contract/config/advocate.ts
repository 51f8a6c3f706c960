import {
  choice,
  date,
  defineResource,
  flag,
  withColumn,
  longText,
  optionalChoice,
  optionalDate,
  optionalEmail,
  optionalNid,
  optionalPhone,
  optionalText,
  picture,
  rows,
  text,
  today,
  toMessage,
  type Row,
  type Words,
  z,
} from '@samity/shared-api/contract'

/** What happened before the association hears of it, such as a birth or the sanad of the Bar Council. */
function optionalPastDate(label: Words): ReturnType<typeof optionalDate> {
  const day = optionalDate(label)
  return {
    ...day,
    schema: day.schema.refine(
      (value) => value === null || value <= today(),
      toMessage({ en: 'Must not be after today', bn: 'আজকের পরে হতে পারবে না' }),
    ),
  }
}

export const advocateTypes = [
  { value: 'old', label: { en: 'Old', bn: 'পুরাতন' } },
  { value: 'new', label: { en: 'New', bn: 'নতুন' } },
] as const
export const genders = [
  { value: 'Male', label: { en: 'Male', bn: 'পুরুষ' } },
  { value: 'Female', label: { en: 'Female', bn: 'মহিলা' } },
  { value: 'Other', label: { en: 'Other', bn: 'অন্যান্য' } },
] as const
export const maritalStatuses = [
  { value: 'Single', label: { en: 'Single', bn: 'অবিবাহিত' } },
  { value: 'Married', label: { en: 'Married', bn: 'বিবাহিত' } },
  { value: 'Divorced', label: { en: 'Divorced', bn: 'তালাকপ্রাপ্ত' } },
  { value: 'Widowed', label: { en: 'Widowed', bn: 'বিধবা/বিপত্নীক' } },
] as const
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'].map((value) => ({
  value,
  label: { en: value, bn: value },
}))
export const religions = [
  { value: 'Islam', label: { en: 'ইসলাম', bn: 'ইসলাম' } },
  { value: 'Hindu', label: { en: 'হিন্দু', bn: 'হিন্দু' } },
  { value: 'Buddhist', label: { en: 'বৌদ্ধ', bn: 'বৌদ্ধ' } },
  { value: 'Christian', label: { en: 'খ্রিস্টান', bn: 'খ্রিস্টান' } },
  { value: 'Other', label: { en: 'অন্যান্য', bn: 'অন্যান্য' } },
] as const
export const advocateStatuses = [
  { value: 'active', label: { en: 'Active', bn: 'সক্রিয়' } },
  { value: 'inactive', label: { en: 'Inactive', bn: 'নিষ্ক্রিয়' } },
] as const
export const childGenders = [
  { value: 'son', label: { en: 'Son', bn: 'পুত্র' } },
  { value: 'daughter', label: { en: 'Daughter', bn: 'কন্যা' } },
] as const

/** Fields of the public card that an advocate can have withheld. */
export const withholdableFields = [
  'phone',
  'current_address',
  'blood_group',
  'date_of_birth',
  'father_name',
  'photo',
] as const
export type WithholdableField = (typeof withholdableFields)[number]
export const maxBulkAdvocates = 10_000

const optionalTextSchema = (max = 200) => optionalText({ en: '', bn: '' }, max).schema
const childSchema = z.object({
  name: text({ en: 'Name', bn: 'নাম' }).schema,
  gender: optionalChoice({ en: 'Gender', bn: 'লিঙ্গ' }, childGenders).schema,
  dob: optionalDate({ en: 'Date of Birth', bn: 'জন্ম তারিখ' }).schema,
})
/** Accepts and returns both spellings of the specification's two nominee shapes. Each pair has one value. */
const nomineeSchema = z
  .object({
    name: text({ en: 'Name', bn: 'নাম' }).schema,
    relationship: optionalTextSchema(),
    relation: optionalTextSchema(),
    phone: optionalTextSchema(40),
    contact: optionalTextSchema(200),
    birth_year: optionalTextSchema(10),
    nid: optionalTextSchema(40),
    birth_certificate: optionalTextSchema(60),
    address: optionalTextSchema(500),
  })
  .transform(({ relation, contact, ...rest }) => {
    const relationship = rest.relationship || relation
    const phone = rest.phone || contact
    return { ...rest, relationship, relation: relationship, phone, contact: phone }
  })

export const advocate = defineResource({
  path: 'advocates',
  name: { en: 'advocate', bn: 'আইনজীবী' },
  fields: {
    bar_registration_number: text({ en: 'Bar Registration Number', bn: 'বার নিবন্ধন নম্বর' }, 60),
    advocate_type: choice({ en: 'Advocate Type', bn: 'আইনজীবীর ধরন' }, advocateTypes),
    name_english: text({ en: 'Name (English)', bn: 'নাম (ইংরেজি)' }),
    name_bengali: text({ en: 'Name (Bengali)', bn: 'নাম (বাংলা)' }),
    photo: picture({ en: 'Photo', bn: 'ছবি' }),
    father_name: optionalText({ en: "Father's Name", bn: 'পিতার নাম' }),
    father_name_bengali: optionalText({ en: 'Bengali Name of the Father', bn: 'পিতার বাংলা নাম' }),
    mother_name: optionalText({ en: "Mother's Name", bn: 'মাতার নাম' }),
    husband_or_wife_name: optionalText({ en: 'Husband or Wife Name', bn: 'স্বামী বা স্ত্রীর নাম' }),
    gender: optionalChoice({ en: 'Gender', bn: 'লিঙ্গ' }, genders),
    marital_status: optionalChoice({ en: 'Marital Status', bn: 'বৈবাহিক অবস্থা' }, maritalStatuses),
    date_of_birth: optionalPastDate({ en: 'Date of Birth', bn: 'জন্ম তারিখ' }),
    nid_number: optionalNid({ en: 'National ID', bn: 'জাতীয় পরিচয়পত্র' }),
    blood_group: optionalChoice({ en: 'Blood Group', bn: 'রক্তের গ্রুপ' }, bloodGroups),
    religion: optionalChoice({ en: 'Religion', bn: 'ধর্ম' }, religions),
    current_address: longText({ en: 'Current Address', bn: 'বর্তমান ঠিকানা' }, 500),
    permanent_address: longText({ en: 'Permanent Address', bn: 'স্থায়ী ঠিকানা' }, 500),
    phone: optionalPhone({ en: 'Phone', bn: 'ফোন' }),
    email: optionalEmail({ en: 'Email', bn: 'ই-মেইল' }),
    education: longText({ en: 'Education', bn: 'শিক্ষাগত যোগ্যতা' }, 500),
    enrollment_date_As_lawyer: withColumn(
      'enrollment_date_as_lawyer',
      optionalPastDate({ en: 'Enrollment Date (Lawyer)', bn: 'তালিকাভুক্তির তারিখ (আইনজীবী)' }),
    ),
    enrollment_date_As_member: withColumn(
      'enrollment_date_as_member',
      date({ en: 'Enrollment Date (Member)', bn: 'তালিকাভুক্তির তারিখ (সদস্য)' }),
    ),
    bar_council_no: optionalText({ en: 'Bar Council No', bn: 'বার কাউন্সিল নম্বর' }, 60),
    sanad_date: optionalPastDate({ en: 'Sanad Date', bn: 'সনদের তারিখ' }),
    is_a_ex_employee: withColumn('is_ex_employee', flag({ en: 'Ex-employee', bn: 'প্রাক্তন চাকরিজীবী' })),
    employment_details: longText({ en: 'Employment Details', bn: 'চাকরির বিবরণ' }, 500),
    is_receiing_pension: withColumn(
      'is_receiving_pension',
      flag({ en: 'Receiving pension', bn: 'পেনশন পাচ্ছেন' }),
    ),
    pension_details: longText({ en: 'Pension Details', bn: 'পেনশনের বিবরণ' }, 500),
    is_from_another_bar: flag({ en: 'From another bar', bn: 'অন্য বার থেকে আগত' }),
    practicing_court_name: optionalText({ en: 'Practicing Court Name', bn: 'যে আদালতে প্র্যাকটিস করেন' }),
    status: optionalChoice({ en: 'Status', bn: 'অবস্থা' }, advocateStatuses, 'active'),
    is_retired: flag({ en: 'Retired', bn: 'অবসরপ্রাপ্ত' }),
    retirement_date: optionalDate({ en: 'Retirement Date', bn: 'অবসরের তারিখ' }),
    is_dead: flag({ en: 'Dead', bn: 'মৃত' }),
    death_date: optionalPastDate({ en: 'Death Date', bn: 'মৃত্যুর তারিখ' }),
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }),
    children: rows({ en: 'Children', bn: 'সন্তান' }, childSchema, 40),
    nominees: rows({ en: 'Nominees', bn: 'মনোনীত ব্যক্তি' }, nomineeSchema, 40),
    withheld_fields: rows(
      { en: 'Withheld Fields', bn: 'গোপন রাখা তথ্য' },
      z.enum(withholdableFields),
      withholdableFields.length,
    ),
  },
  search: [
    'bar_registration_number',
    'name_english',
    'name_bengali',
    'phone',
    'father_name',
    'email',
    'nid_number',
    'bar_council_no',
  ],
  contains: ['practicing_court_name'],
  conflicts: {
    advocates_bar_registration_number_key: {
      field: 'bar_registration_number',
      message: {
        en: 'Another advocate has this bar registration number',
        bn: 'এই বার নিবন্ধন নম্বর অন্য একজন আইনজীবীর',
      },
    },
    advocates_bar_council_no_key: {
      field: 'bar_council_no',
      message: {
        en: 'Another advocate has this Bar Council number',
        bn: 'এই বার কাউন্সিল নম্বর অন্য একজন আইনজীবীর',
      },
    },
  },
})
export type Advocate = Row<typeof advocate>
export type Child = z.infer<typeof childSchema>
export type Nominee = z.infer<typeof nomineeSchema>

/** The fields of an advocate that the lookup returns, also to cashiers. */
export const lookupFields = [
  'bar_registration_number',
  'name_english',
  'name_bengali',
  'phone',
  'father_name',
  'father_name_bengali',
  'enrollment_date_As_member',
  'status',
  'is_retired',
  'is_dead',
] as const
export const lookupSearch = [
  'bar_registration_number',
  'name_english',
  'name_bengali',
  'phone',
] as const satisfies readonly (typeof lookupFields)[number][]
export type AdvocateLookupEntry = Pick<Advocate, 'id' | 'archived_at' | (typeof lookupFields)[number]>

/**
 * Another advocate who could be the same person. `same` lists the equal fields; 'father_name' means name and
 * father's name together.
 */
export type Duplicate = Pick<
  Advocate,
  'id' | 'bar_registration_number' | 'name_english' | 'name_bengali' | 'archived_at'
> & {
  same: ('bar_registration_number' | 'nid_number' | 'phone' | 'father_name')[]
}

/** An advocate as the reader may see it: visitors and cashiers get fewer fields. */
export type AdvocateView = Pick<
  Advocate,
  'id' | 'bar_registration_number' | 'name_english' | 'name_bengali'
> &
  Partial<Advocate>
