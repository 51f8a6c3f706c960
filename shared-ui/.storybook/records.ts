import type { Column } from '@samity/shared-ui/data'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import type { Bank } from '@samity/shared-api/contract/config/bank'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'

/* The records of the gallery. All people are fictional. */

type AdvocateRecord = Partial<Advocate> & Pick<Advocate, 'id' | 'name_english' | 'name_bengali' | 'phone'>

const anAdvocate = (
  id: number,
  [name_english, name_bengali]: [english: string, bengali: string],
  phone: string,
  rest: Partial<Advocate> = {},
): AdvocateRecord => ({
  id,
  bar_registration_number: String(1200 + id),
  name_english,
  name_bengali,
  phone,
  father_name: '',
  status: 'active',
  ...rest,
})

export const sampleAdvocates: AdvocateRecord[] = [
  anAdvocate(1, ['Abdul Karim Chowdhury', 'আব্দুল করিম চৌধুরী'], '01711000101'),
  anAdvocate(2, ['Nasrin Rahman', 'নাসরিন রহমান'], '01711000102'),
  anAdvocate(3, ['Subrata Kumar Saha', 'সুব্রত কুমার সাহা'], '01711000103'),
  // they share a phone
  anAdvocate(4, ['Farhana Yasmin', 'ফারহানা ইয়াসমিন'], '01711000104'),
  anAdvocate(5, ['Mahbubur Rahman', 'মাহবুবুর রহমান'], '01711000104', { is_retired: true }),
  anAdvocate(6, ['Dipankar Roy', 'দীপঙ্কর রায়'], '01711000106', { status: 'inactive' }),
]

const aBank = (
  id: number,
  bank_name: string,
  branch_name: string,
  address: string,
  category: string,
): Bank => ({
  id,
  version: 1,
  bank_name,
  branch_name,
  address,
  account_category: category,
})

export const banks: Bank[] = [
  aBank(1, 'Sonali Bank', 'Court Building', 'Court Road, Meghnapur', 'General Fund'),
  aBank(2, 'Janata Bank', 'Station Road', '12 Station Road, Meghnapur', 'Welfare Fund'),
  aBank(
    3,
    'Bangladesh Development and Agricultural Cooperative Bank Limited',
    'Meghnapur Collectorate and District Judge Court Premises',
    'Second floor, Old Treasury Building, Court Road, Meghnapur Sadar, Meghnapur 3400',
    'General Fund, receipts of vokalotnama and cartis paper',
  ),
  aBank(4, 'অগ্রণী ব্যাংক', 'নতুন বাজার', 'নতুন বাজার, মেঘনাপুর', 'কল্যাণ তহবিল'),
]

export type Sale = {
  id: number
  number: string
  date: string
  advocate: string
  copies: number
  total: string
}

export const sales: Sale[] = [
  {
    id: 1,
    number: 'VKL-2026-000121',
    date: '2026-11-19',
    advocate: 'Abdul Karim Chowdhury',
    copies: 20,
    total: '1000.00',
  },
  {
    id: 2,
    number: 'VKL-2026-000122',
    date: '2026-11-19',
    advocate: 'Nasrin Rahman',
    copies: 5,
    total: '250.00',
  },
  {
    id: 3,
    number: 'CRT-2026-000087',
    date: '2026-11-20',
    advocate: 'সুব্রত কুমার সাহা',
    copies: 100,
    total: '125000.50',
  },
]

export const saleColumns: Column<Sale>[] = [
  { name: 'date', label: { en: 'Date', bn: 'তারিখ' }, kind: 'day', value: ({ date }) => date },
  { name: 'number', label: { en: 'Receipt No', bn: 'রসিদ নম্বর' }, value: ({ number }) => number },
  { name: 'advocate', label: { en: 'Advocate', bn: 'আইনজীবী' }, value: ({ advocate }) => advocate },
  { name: 'copies', label: { en: 'Copies', bn: 'কপি' }, kind: 'int', value: ({ copies }) => copies },
  {
    name: 'total',
    label: { en: 'Total', bn: 'মোট' },
    kind: 'money',
    value: ({ total }) => total,
    total: true,
  },
]

export const aCheckCode: CheckCode = {
  code: '7K3MQ9-TX2HVB-R4WE8P',
  url: 'https://bar.example/check/7K3MQ9TX2HVBR4WE8P',
  qr: {
    size: 33,
    path: 'M0 0.5h7M8 0.5h3M14 0.5h2M18 0.5h1M26 0.5h7M0 1.5h1M6 1.5h1M9 1.5h2M13 1.5h2M16 1.5h3M20 1.5h3M24 1.5h1M26 1.5h1M32 1.5h1M0 2.5h1M2 2.5h3M6 2.5h1M8 2.5h3M12 2.5h1M14 2.5h1M16 2.5h1M18 2.5h1M20 2.5h1M22 2.5h2M26 2.5h1M28 2.5h3M32 2.5h1M0 3.5h1M2 3.5h3M6 3.5h1M10 3.5h1M12 3.5h1M14 3.5h1M16 3.5h1M18 3.5h1M20 3.5h1M22 3.5h1M26 3.5h1M28 3.5h3M32 3.5h1M0 4.5h1M2 4.5h3M6 4.5h1M9 4.5h2M14 4.5h3M18 4.5h3M22 4.5h3M26 4.5h1M28 4.5h3M32 4.5h1M0 5.5h1M6 5.5h1M8 5.5h1M10 5.5h3M14 5.5h1M16 5.5h1M20 5.5h1M26 5.5h1M32 5.5h1M0 6.5h7M8 6.5h1M10 6.5h1M12 6.5h1M14 6.5h1M16 6.5h1M18 6.5h1M20 6.5h1M22 6.5h1M24 6.5h1M26 6.5h7M11 7.5h2M14 7.5h1M0 8.5h1M2 8.5h1M6 8.5h2M9 8.5h1M11 8.5h3M15 8.5h1M19 8.5h2M23 8.5h2M27 8.5h1M30 8.5h1M32 8.5h1M0 9.5h1M3 9.5h2M7 9.5h1M10 9.5h1M12 9.5h1M14 9.5h2M19 9.5h2M23 9.5h2M26 9.5h1M29 9.5h1M31 9.5h1M2 10.5h1M5 10.5h2M10 10.5h1M13 10.5h3M17 10.5h3M21 10.5h6M29 10.5h2M32 10.5h1M0 11.5h4M5 11.5h1M11 11.5h2M14 11.5h2M18 11.5h3M22 11.5h3M26 11.5h4M0 12.5h1M4 12.5h3M10 12.5h5M16 12.5h3M20 12.5h3M25 12.5h2M28 12.5h1M32 12.5h1M2 13.5h2M8 13.5h1M10 13.5h1M12 13.5h1M14 13.5h1M16 13.5h1M18 13.5h1M20 13.5h1M22 13.5h1M24 13.5h4M30 13.5h3M0 14.5h4M6 14.5h1M10 14.5h1M13 14.5h2M16 14.5h2M20 14.5h5M27 14.5h1M29 14.5h2M32 14.5h1M1 15.5h2M4 15.5h2M8 15.5h1M11 15.5h1M15 15.5h2M18 15.5h3M22 15.5h1M25 15.5h2M5 16.5h3M10 16.5h2M13 16.5h1M16 16.5h1M20 16.5h1M24 16.5h1M26 16.5h2M31 16.5h1M3 17.5h3M8 17.5h1M11 17.5h4M16 17.5h2M19 17.5h1M21 17.5h1M23 17.5h1M26 17.5h1M29 17.5h1M31 17.5h1M0 18.5h3M5 18.5h4M12 18.5h1M15 18.5h1M19 18.5h1M23 18.5h2M26 18.5h2M29 18.5h2M32 18.5h1M0 19.5h1M2 19.5h3M11 19.5h3M15 19.5h3M20 19.5h2M23 19.5h1M28 19.5h2M31 19.5h1M1 20.5h2M4 20.5h1M6 20.5h4M14 20.5h2M17 20.5h1M19 20.5h1M21 20.5h1M23 20.5h1M26 20.5h3M31 20.5h1M3 21.5h2M7 21.5h1M10 21.5h1M12 21.5h1M21 21.5h1M23 21.5h1M25 21.5h1M27 21.5h1M32 21.5h1M0 22.5h5M6 22.5h3M11 22.5h2M14 22.5h2M18 22.5h2M21 22.5h1M23 22.5h1M25 22.5h3M29 22.5h1M32 22.5h1M3 23.5h3M7 23.5h2M11 23.5h1M14 23.5h1M18 23.5h1M22 23.5h1M24 23.5h1M26 23.5h2M29 23.5h1M0 24.5h2M5 24.5h4M11 24.5h2M15 24.5h1M19 24.5h2M23 24.5h8M8 25.5h1M10 25.5h1M15 25.5h1M19 25.5h2M22 25.5h3M28 25.5h1M31 25.5h2M0 26.5h7M8 26.5h2M12 26.5h1M14 26.5h2M17 26.5h6M24 26.5h1M26 26.5h1M28 26.5h5M0 27.5h1M6 27.5h1M10 27.5h2M15 27.5h2M18 27.5h1M20 27.5h1M22 27.5h3M28 27.5h2M31 27.5h1M0 28.5h1M2 28.5h3M6 28.5h1M9 28.5h2M13 28.5h1M16 28.5h3M20 28.5h9M31 28.5h2M0 29.5h1M2 29.5h3M6 29.5h1M9 29.5h2M12 29.5h2M16 29.5h3M20 29.5h1M22 29.5h2M25 29.5h1M27 29.5h2M30 29.5h1M32 29.5h1M0 30.5h1M2 30.5h3M6 30.5h1M8 30.5h1M10 30.5h2M13 30.5h2M16 30.5h1M18 30.5h1M20 30.5h6M27 30.5h6M0 31.5h1M6 31.5h1M10 31.5h3M14 31.5h3M18 31.5h3M25 31.5h1M27 31.5h3M0 32.5h7M8 32.5h2M13 32.5h1M16 32.5h1M18 32.5h1M20 32.5h1M24 32.5h1M27 32.5h2M30 32.5h1M32 32.5h1',
  },
}

export const aReceipt = (overrides: Partial<Receipt> = {}): Receipt => ({
  number: 'VKL-2026-000123',
  receipt_no: 'VKL-2026-000123',
  stream: 'VKL',
  date: '2026-11-21',
  payer: 'Abdul Karim Chowdhury',
  payer_note: '1201',
  lines: [
    { label: { en: 'Vokalotnama', bn: 'ওকালতনামা' }, note: '12001–12020', amount: '1000.00' },
    { label: { en: 'Cartis Paper', bn: 'কার্টিজ পেপার' }, note: '501–505', amount: '250.50' },
  ],
  total: '1250.50',
  payments: [{ payment_type: 'cash', amount: '1250.50' }],
  payment_type: 'cash',
  created_by: 'rahima',
  prints: 0,
  voided_at: null,
  void_reason: null,
  association: {
    name_en: 'Meghnapur District Bar Association',
    name_bn: 'মেঘনাপুর জেলা আইনজীবী সমিতি',
    established: 'Established - 1874',
  },
  signatures: [
    { en: 'General Secretary', bn: 'সাধারণ সম্পাদক' },
    { en: 'Accountant', bn: 'হিসাবরক্ষক' },
    { en: 'Office Assistant', bn: 'অফিস সহকারী' },
  ],
  ...overrides,
})

const aPlace: PlaceChoice = {
  id: 3,
  kind: 'cash',
  name_english: 'Office Cash',
  name_bengali: 'অফিসের নগদ',
  holder_name: '',
  is_default: true,
  is_own: false,
  opening_day: null,
  closed_until: null,
}
export const placeChoices: PlaceChoice[] = [
  aPlace,
  {
    ...aPlace,
    id: 4,
    name_english: 'Counter',
    name_bengali: 'কাউন্টার',
    holder_name: 'rahima',
    is_default: false,
    is_own: true,
  },
]

export const depositSlip = new Blob(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160" font-family="sans-serif" font-size="16">
      <rect width="320" height="160" fill="#f4f1e4" />
      <text x="16" y="36" font-weight="600">Deposit Slip</text>
      <text x="16" y="72">Meghnapur District Bar Association</text>
      <text x="16" y="100">17/03/2026</text>
      <text x="304" y="136" text-anchor="end">25,000.00</text>
    </svg>`,
  ],
  { type: 'image/svg+xml' },
)
