import { crc32 } from 'node:zlib'

const uint = (bytes: number, value: number) =>
  Uint8Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 255)
const join = (chunks: readonly Uint8Array[]) => Uint8Array.from(chunks.flatMap((chunk) => [...chunk]))

/** A ZIP file whose content is not compressed. */
function zip(files: Record<string, string>): Uint8Array {
  const encoder = new TextEncoder()
  let offset = 0
  const entries = Object.entries(files).map(([name, text]) => {
    const path = encoder.encode(name)
    const content = encoder.encode(text)
    const sizes = [uint(4, crc32(content)), uint(4, content.length), uint(4, content.length)]
    // version 2.0, no flags, stored, no time
    const facts = [
      uint(2, 20),
      uint(2, 0),
      uint(2, 0),
      uint(4, 0),
      ...sizes,
      uint(2, path.length),
      uint(2, 0),
    ]
    const local = join([uint(4, 0x04034b50), ...facts, path, content])
    const central = join([
      uint(4, 0x02014b50),
      uint(2, 20),
      ...facts,
      uint(2, 0),
      uint(4, 0),
      uint(4, 0),
      uint(4, offset),
      path,
    ])
    offset += local.length
    return { local, central }
  })
  const directory = join(entries.map(({ central }) => central))
  const count = uint(2, entries.length)
  const end = [
    uint(4, 0x06054b50),
    uint(4, 0),
    count,
    count,
    uint(4, directory.length),
    uint(4, offset),
    uint(2, 0),
  ]
  return join([...entries.map(({ local }) => local), directory, ...end])
}

const letters = 'ABCDEFGHIJ'
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const excelDay = (day: string) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000

/** A text, a number, or a day as the spreadsheet has it: a number in the form of a day. */
export type XlsxCell = string | number | { day: string }

function cell(value: XlsxCell, address: string): string {
  if (value === '') return ''
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`
  if (typeof value === 'object') return `<c r="${address}" s="1"><v>${excelDay(value.day)}</v></c>`
  return `<c r="${address}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const pack = 'http://schemas.openxmlformats.org/package/2006'
const typeOf = (name: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`
const override = (name: string, type: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${typeOf(type)}"/>`
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`
const relations = (...entries: readonly string[]) =>
  `<Relationships xmlns="${pack}/relationships">${entries.join('')}</Relationships>`

/** The first form of a cell is a plain one, the second one a day. */
const formats = [
  '<fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>',
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
  '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>',
].join('')
const parts = {
  '[Content_Types].xml': [
    `<Types xmlns="${pack}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('workbook', 'sheet.main'),
    override('worksheets/sheet1', 'worksheet'),
    override('styles', 'styles'),
    '</Types>',
  ].join(''),
  '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': [
    `<workbook xmlns="${main}" xmlns:r="${office}">`,
    '<sheets><sheet name="Statement" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ].join(''),
  'xl/_rels/workbook.xml.rels': relations(
    relation(1, 'worksheet', 'worksheets/sheet1.xml'),
    relation(2, 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': `<styleSheet xmlns="${main}">${formats}</styleSheet>`,
}

/** A workbook of one worksheet, as a bank's program writes it. `merged` are ranges: 'A1:F1'. */
export function xlsxFile(
  name: string,
  rows: readonly (readonly XlsxCell[])[],
  merged: readonly string[],
): File {
  const data = rows
    .map((cells, row) => {
      const content = cells.map((value, column) => cell(value, `${letters[column]}${row + 1}`)).join('')
      return `<row r="${row + 1}">${content}</row>`
    })
    .join('')
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
  const merges = `<mergeCells count="${merged.length}">${ranges}</mergeCells>`
  const sheet = `<worksheet xmlns="${main}"><sheetData>${data}</sheetData>${merges}</worksheet>`
  const files = { ...parts, 'xl/worksheets/sheet1.xml': sheet }
  return new File([zip(files).slice()], name)
}
