import type { ImportPreview, ImportBody, PastImport } from '@samity/shared-api/contract/config/import'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import writeWorkbook from 'write-excel-file/universal'
import { zipSync } from 'fflate'
import ImportPage from './ImportPage.tsx'

const route = '/dashboard/import'
const headings =
  'Bar Registration Number,Advocate Type,Name (English),নাম (বাংলা),Mobile,enrollment_date_As_member,Shoe Size'
const csv = (...lines: string[]) => [headings, ...lines].join('\r\n')
const rahim = '12,New,Rahim Uddin,রহিম উদ্দিন,01712345678,01/02/2010,42'
const karim = '13,New,Karim,করিম,0171,31/02/2010,41'
const aFile = (content: BlobPart, name = 'register.csv') => new File([content], name)

/** Opens the page with a fake server that returns the validation results of the test. */
const open = (
  verdicts: ImportPreview['verdicts'] = [{ row: 2, verdict: 'new' }],
  { language = 'en', pastImports = [] }: { language?: 'en' | 'bn'; pastImports?: PastImport[] } = {},
) => {
  const count = (kind: string) => verdicts.filter(({ verdict }) => verdict === kind).length
  const validation: ImportPreview = {
    total: verdicts.length,
    ready: count('new'),
    duplicates: count('duplicate'),
    wrong: count('error'),
    verdicts,
  }
  const server = fakeServer(advocate).route('POST', 'import/advocates/', ({ body }) =>
    body['dry_run']
      ? { body: validation }
      : { status: 201, body: { imported: validation.ready, skipped: validation.total - validation.ready } },
  )
  server.route('GET', 'import/advocates/', () => ({ body: pastImports }))
  const bodies = () =>
    server.requests.flatMap(({ method, body }) => (method === 'POST' ? [body as unknown as ImportBody] : []))
  return { server, bodies, ...renderScreen(<ImportPage />, { at: route, language }) }
}
type View = ReturnType<typeof open>
const chooseFile = ({ user }: View, file: File) =>
  user.upload(screen.getByLabelText('File (CSV or XLSX)'), file)
const findAlert = () => screen.findByRole('alert')
const selectedColumn = (label: RegExp) =>
  screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]!.textContent

/** Records the files that the page downloads. */
function downloads(): { files: Blob[] } {
  const files: Blob[] = []
  URL.createObjectURL = (blob) => `blob:${files.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  return { files }
}
const textOf = async (blob: Blob) => new TextDecoder().decode(await blob.arrayBuffer())

test('columns are matched by label in either language, by a common alias, and by the name on the wire', async () => {
  const view = open()
  await chooseFile(view, aFile(csv(rahim)))
  expect(await screen.findByText(/^1 rows\./)).toBeInTheDocument()
  expect(selectedColumn(/^Bar Registration Number/)).toBe('Bar Registration Number')
  expect(selectedColumn(/^Name \(Bengali\)/)).toBe('নাম (বাংলা)')
  expect(selectedColumn(/^Phone/)).toBe('Mobile')
  expect(selectedColumn(/^Enrollment Date \(Member\)/)).toBe('enrollment_date_As_member')
  expect(selectedColumn(/^Religion/)).toBe('Not in the file')
  expect(screen.getByText('Not imported: Shoe Size')).toBeInTheDocument()
})

test('each step moves the focus to the place where the next one starts', async () => {
  const view = open([{ row: 2, verdict: 'new' }])
  await chooseFile(view, aFile(csv(), 'empty.csv'))
  expect(await findAlert()).toBeInTheDocument()
  expect(screen.getByLabelText('File (CSV or XLSX)')).toHaveFocus()
  await chooseFile(view, aFile(csv(rahim)))
  expect(await screen.findByText(/^1 rows\./)).toHaveFocus()
  screen.getByRole('button', { name: 'Check' }).focus()
  await view.user.keyboard('{Enter}')
  expect(await screen.findByText(/^1 rows: 1 new/)).toHaveFocus()
  screen.getByRole('button', { name: 'Import 1 row' }).focus()
  await view.user.keyboard('{Enter}')
  expect(await screen.findByText('1 imported, 0 left out.')).toBeInTheDocument()
  expect(screen.getByLabelText('File (CSV or XLSX)')).toHaveFocus()
})

test('a column assigned to another field is removed from the first', async () => {
  const view = open()
  const { user, bodies } = view
  await chooseFile(view, aFile(csv(rahim)))
  await user.selectOptions(await screen.findByLabelText(/^Remarks/), 'Shoe Size')
  await user.selectOptions(screen.getByLabelText(/^Education/), 'Mobile')
  expect(selectedColumn(/^Phone/)).toBe('Not in the file')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('1 rows: 1 new, 0 duplicates, 0 with errors.')).toBeInTheDocument()
  const [{ columns, rows, dry_run } = {} as ImportBody] = bodies()
  expect(dry_run).toBe(true)
  expect(Object.fromEntries(columns.map((name, index) => [name, rows[0]!.cells[index]]))).toEqual({
    bar_registration_number: '12',
    advocate_type: 'New',
    name_english: 'Rahim Uddin',
    name_bengali: 'রহিম উদ্দিন',
    enrollment_date_As_member: '01/02/2010',
    remarks: '42',
    education: '01712345678',
  })
})

test('Check is disabled until the required fields are matched', async () => {
  const view = open()
  await chooseFile(view, aFile('Bar Registration Number,Name (English)\n12,Rahim'))
  expect(
    await screen.findByText('Match these first: Advocate Type, Name (Bengali), Enrollment Date (Member)'),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled()
})

const messages = (en: string) => [{ en, bn: `${en} (bn)` }]
const mixedVerdicts: ImportPreview['verdicts'] = [
  { row: 2, verdict: 'new' },
  {
    row: 4,
    verdict: 'error',
    errors: { phone: messages('Enter a mobile number'), name_english: messages('Required') },
  },
  {
    row: 5,
    verdict: 'duplicate',
    duplicate_of: { row: 2 },
    errors: { bar_registration_number: messages('Row 2 has the same number') },
  },
]

test('rows with errors block the import until the person leaves them out', async () => {
  const view = open(mixedVerdicts)
  const { user, bodies } = view
  await chooseFile(view, aFile(csv(rahim, '', karim, rahim)))
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  expect(await screen.findByText('3 rows: 1 new, 1 duplicates, 1 with errors.')).toBeInTheDocument()
  expect(bodies()[0]!.rows.map(({ row }) => row)).toEqual([2, 4, 5])
  const table = screen.getByRole('table', { name: 'Result for each row' })
  expect(
    within(table).getByRole('row', { name: /^4 13, Karim, করিম Error Phone: Enter a mobile number/ }),
  ).toBeInTheDocument()
  expect(within(table).queryByText('New')).not.toBeInTheDocument()
  const importing = screen.getByRole('button', { name: 'Import 1 row' })
  expect(importing).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Leave out the 2 rows with errors or duplicates' }))
  await user.click(importing)
  expect(await screen.findByText('1 imported, 2 left out.')).toBeInTheDocument()
  expect(bodies().at(-1)).toMatchObject({ dry_run: false, skip_errors: true, file: 'register.csv' })
  expect(screen.queryByRole('table', { name: 'Result for each row' })).not.toBeInTheDocument()
})

test('the rows to correct are downloaded as a file that can be imported after correction', async () => {
  const { files } = downloads()
  const view = open(mixedVerdicts)
  const { user } = view
  await chooseFile(view, aFile(csv(rahim, '', karim, rahim)))
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  await user.click(await screen.findByRole('button', { name: 'Download the rows to correct' }))
  const text = await textOf(files[0]!)
  expect(text.trim().split('\r\n')).toEqual([
    `${headings},To correct`,
    `${karim},Phone: Enter a mobile number; Name (English): Required`,
    `${rahim},Bar Registration Number: Row 2 has the same number`,
  ])
  await chooseFile(view, aFile(text))
  expect(await screen.findByText(/^2 rows\./)).toBeInTheDocument()
  expect(selectedColumn(/^Phone/)).toBe('Mobile')
})

test('a filled-in template is recognised, in Bengali too', async () => {
  const { files } = downloads()
  const { user } = open(undefined, { language: 'bn' })
  await user.click(screen.getByRole('button', { name: 'CSV নমুনা ফাইল' }))
  const text = await textOf(files[0]!)
  expect(text).toContain('বার নিবন্ধন নম্বর,আইনজীবীর ধরন,নাম (ইংরেজি),নাম (বাংলা)')
  await user.upload(screen.getByLabelText('ফাইল (CSV অথবা XLSX)'), aFile(`${text}১২,নতুন,Rahim,রহিম`, 'x.csv'))
  expect(await screen.findByText(/^১টি সারি।/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'যাচাই করুন' })).toBeEnabled()
})

test('a workbook is read with dates as days, numbers as typed, and a title above the headings', async () => {
  const view = open([{ row: 3, verdict: 'new' }])
  const { user, bodies } = view
  const book = await writeWorkbook([
    [{ value: 'Register of members' }],
    [
      'Bar Registration Number',
      'Advocate Type',
      'Name (English)',
      'Name (Bengali)',
      'Enrollment Date (Member)',
      'NID',
      'Phone',
    ].map((value) => ({ value })),
    [
      { value: 12, type: Number },
      { value: 'New' },
      { value: 'Rahim' },
      { value: 'রহিম' },
      { value: new Date('2010-02-01T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
      { value: 12_345_678_901_234_568, type: Number },
      { value: 1_712_345_678, type: Number },
    ],
  ]).toBlob()
  await chooseFile(view, aFile(book, 'register.xlsx'))
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  await screen.findByText('1 rows: 1 new, 0 duplicates, 0 with errors.')
  const [{ columns, rows } = {} as ImportBody] = bodies()
  expect(rows[0]!.row).toBe(3)
  expect(Object.fromEntries(columns.map((name, index) => [name, rows[0]!.cells[index]]))).toMatchObject({
    bar_registration_number: '12',
    enrollment_date_As_member: '2010-02-01',
    nid_number: '1.23457E+16',
    phone: '1712345678',
  })
})

const latin1 = new Uint8Array([...new TextEncoder().encode('Name (English),Phone\n'), 0xe9, 0xe8])
/** The format in which a spreadsheet saves "Unicode text": a byte order mark, then UTF-16. */
function utf16(text: string, order: 'little' | 'big'): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(2 * text.length + 2))
  const textWithBom = `\ufeff${text}`
  for (let index = 0; index < textWithBom.length; index++)
    bytes.setUint16(2 * index, textWithBom.charCodeAt(index), order === 'little')
  return new Uint8Array(bytes.buffer)
}
const oldExcel = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])
const program = new Uint8Array([0x4d, 0x5a, 0x00, 0x00])
/** A workbook of a few bytes that claims an unpacked size of a gigabyte. */
function zipBomb(): Uint8Array<ArrayBuffer> {
  const bytes = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(10) }).slice()
  const directory = bytes.findIndex((_, start) =>
    [0x50, 0x4b, 1, 2].every((byte, index) => bytes[start + index] === byte),
  )
  new DataView(bytes.buffer).setUint32(directory + 24, 1024 ** 3, true)
  return bytes
}

test.each(['little', 'big'] as const)(
  '"Unicode text" from a spreadsheet is read (%s-endian)',
  async (order) => {
    const view = open()
    const lines = [headings, rahim].map((line) => line.replaceAll(',', '\t')).join('\r\n')
    await chooseFile(view, aFile(utf16(lines, order), 'register.txt'))
    expect(await screen.findByText(/^1 rows\./)).toBeInTheDocument()
    await view.user.click(screen.getByRole('button', { name: 'Check' }))
    expect(view.bodies()[0]!.rows[0]!.cells).toContain('রহিম উদ্দিন')
  },
)

test.each<[string, () => BlobPart, RegExp]>([
  ['a file of another encoding', () => latin1, /not Unicode \(UTF-8\)/],
  ['half a letter of UTF-16', () => new Uint8Array([0xff, 0xfe, 0x41]), /not Unicode \(UTF-8\)/],
  ['a program that begins like UTF-16', () => utf16('MZ\0\0', 'little'), /cannot be read/],
  ['an old Excel file', () => oldExcel, /old Excel file/],
  ['a program', () => program, /cannot be read/],
  ['a broken workbook', () => 'PK\u0003\u0004broken', /cannot be read/],
  ['a decompression bomb', () => zipBomb(), /too large/],
  ['more than 25 MB', () => new Uint8Array(26 * 1024 * 1024), /too large/],
  ['headings alone', () => csv(), /no row below the headings/],
  ['nothing', () => '', /no row below the headings/],
])('%s is refused with a message', async (_what, content, expectedText) => {
  const view = open()
  await chooseFile(view, aFile(content()))
  expect(await findAlert()).toHaveTextContent(expectedText)
  expect(screen.queryByRole('button', { name: 'Check' })).not.toBeInTheDocument()
})

test('when records have changed since the check, nothing is imported and the rows are checked again', async () => {
  const view = open()
  const { user, server, bodies } = view
  await chooseFile(view, aFile(csv(rahim)))
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  server.refuseNext(422, { message: 'Nothing was imported.' })
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }))
  expect(await findAlert()).toHaveTextContent('Nothing was imported.')
  expect(bodies().map(({ dry_run }) => dry_run)).toEqual([true, false, true])
})

test('an import with a lost response is sent again with the same key', async () => {
  const view = open()
  const { user, server } = view
  await chooseFile(view, aFile(csv(rahim)))
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  server.loseNext()
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }))
  await findAlert()
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }))
  expect(await screen.findByText('1 imported, 0 left out.')).toBeInTheDocument()
  const keys = server.requests
    .filter(({ body }) => body['dry_run'] === false)
    .map(({ headers }) => headers['Idempotency-Key'])
  expect(keys).toEqual([keys[0], keys[0]])
})

test('an import of the wrong file is undone with a reason, and what stays is named', async () => {
  const pastImports = [
    { id: 70, at: '2026-11-27T05:00:00Z', by: 'karim', file: 'wrong.csv', imported: 120 },
  ] as PastImport[]
  const { user, server } = open(undefined, { pastImports })
  server.route('POST', 'import/advocates/70/undo/', () => {
    pastImports.pop()
    return { body: { deleted: 119, kept: 1, labels: ['12, Rahim Uddin'] } }
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const question = within(await screen.findByRole('dialog', { name: 'Undo the import of wrong.csv?' }))
  await user.type(question.getByLabelText(/Reason/), 'another bar')
  await user.click(question.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('119 deleted.')).toBeInTheDocument()
  expect(screen.getByText(/^1 stay: .* 12, Rahim Uddin$/)).toBeInTheDocument()
  expect(server.requests.find(({ path }) => path.endsWith('undo/'))?.body).toEqual({ reason: 'another bar' })
  await waitFor(() => expect(screen.queryByText('wrong.csv')).not.toBeInTheDocument())
})
