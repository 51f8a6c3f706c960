import type { ImportField, ImportFile } from '../src/import/index.ts'

/** Fields of a list of members, for the parts of imports. */
export const memberFields: ImportField[] = [
  { name: 'number', label: { en: 'Registration Number', bn: 'নিবন্ধন নম্বর' }, kind: 'text', required: true },
  { name: 'name', label: { en: 'Name', bn: 'নাম' }, kind: 'text', required: true },
  { name: 'phone', label: { en: 'Phone', bn: 'ফোন' }, kind: 'phone' },
  { name: 'joined', label: { en: 'Joined', bn: 'যোগদান' }, kind: 'day' },
]

/** A file with a column that no field has, and without the day of joining. */
export const memberFile: ImportFile = {
  name: 'members.xlsx',
  worksheet: {
    headings: ['Registration Number', 'Name', 'Phone', 'Shoe Size'],
    rows: [
      { row: 2, cells: ['12', 'Rahim Uddin', '01712345678', '42'] },
      { row: 3, cells: ['13', 'Karim Ahmed', '0171', '41'] },
      { row: 4, cells: ['12', 'Rahim Uddin', '', '42'] },
    ],
  },
  columns: { number: 0, name: 1, phone: 2 },
}
