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

export const advocates: AdvocateRecord[] = [
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
