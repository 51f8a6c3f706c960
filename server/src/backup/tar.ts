import { pipeline } from 'node:stream/promises'
import { extract, pack, type Header, type Pack } from 'tar-stream'
import { backupEndSchema, type BackupItem, type BackupTable, type RecordsText } from './tables.ts'

/*
 * The files of a backup:
 *   backup.json           when it was made, and the migrations of its tables
 *   README.txt            for a person who opens the file without Samity
 *   tables/NAME/1.tsv …   the rows of a table. The first line contains the names of the columns
 *   modules/MODULE/NAME/1.tsv …   the same of a table of a module. Its names are encoded like those in a URL
 *   records/MODULE/NAME/1.csv …   what the module declared of the table, for people. A restore ignores it
 *   end.json              the number of rows of each table, and the last value of each sequence
 * A tar file says the length of each file before its content. So the rows are cut into files that fit into
 * memory.
 */

const folder = 'samity-backup/'
const manifestName = `${folder}backup.json`
const endName = `${folder}end.json`
const rowsName = /^samity-backup\/(?:tables|modules\/([a-z0-9-]+))\/([^/]+)\/\d+\.tsv$/

/** A file of rows ends after the row that reaches this length. */
const maxRowsFileBytes = 8 * 1024 * 1024
const maxJsonBytes = 16 * 1024 * 1024

const readme = (madeAt: string) => `This is a backup of Samity, made at ${madeAt}.

To restore it, set up Samity and run: npm run samity -- restore FILE

To read it without Samity: each folder below tables/ is a table of the database, and the files in it contain its
rows. The first line of each file contains the names of the columns. Each other line is a row, with a tab between
two values. This is the text format of PostgreSQL's COPY command: \\N is a missing value, \\t a tab, \\n a line break
and \\\\ a backslash. Amounts of money are in paisa. end.json says how many rows each table has.

The files below records/ have the records of modules, such as the loans of the library, for a spreadsheet: the first
line contains titles, advocates and other records have their names, and amounts are in taka.
`

type TarFile = { name: string; bytes: Buffer }

export async function* packItems(
  manifest: { made_at: string },
  items: AsyncIterable<BackupItem | RecordsText>,
): AsyncGenerator<Buffer> {
  const packer = pack()
  const packing = packFiles(packer, new Date(manifest.made_at), listFiles(manifest, items)).catch(
    (error: Error) => {
      packer.destroy(error)
    },
  )
  try {
    // the types of the library do not say that it yields bytes
    yield* packer as AsyncIterable<Buffer>
  } finally {
    // if the reader stopped early, the source of the items must end before the caller continues
    packer.destroy()
    await packing
  }
}

async function packFiles(packer: Pack, mtime: Date, files: AsyncIterable<TarFile>): Promise<void> {
  for await (const { name, bytes } of files)
    await new Promise<void>((resolve, reject) =>
      packer.entry({ name, mtime, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve())),
    )
  packer.finalize()
}

async function* listFiles(
  manifest: { made_at: string },
  items: AsyncIterable<BackupItem | RecordsText>,
): AsyncGenerator<TarFile> {
  yield { name: manifestName, bytes: encodeJson(manifest) }
  yield { name: `${folder}README.txt`, bytes: Buffer.from(readme(manifest.made_at)) }
  let tableFolder = ''
  let extension = ''
  let fileCount = 0
  let firstLine = Buffer.alloc(0)
  let chunks: Buffer[] = []
  let bufferedBytes = 0
  const takeFile = (): TarFile => {
    const bytes = Buffer.concat([firstLine, ...chunks])
    chunks = []
    bufferedBytes = 0
    return { name: `${tableFolder}${++fileCount}.${extension}`, bytes }
  }
  for await (const item of items) {
    if (item.kind === 'rows' || item.kind === 'lines') {
      const bytes = item.kind === 'rows' ? item.bytes : Buffer.from(item.text)
      chunks.push(bytes)
      bufferedBytes += bytes.length
      if (bufferedBytes >= maxRowsFileBytes) yield takeFile()
      continue
    }
    // an empty table has one file too
    if (tableFolder && (bufferedBytes > 0 || fileCount === 0)) yield takeFile()
    fileCount = 0
    if (item.kind === 'table') {
      tableFolder = folderOf(item.table)
      extension = 'tsv'
      firstLine = Buffer.from(`${columnNamesOf(item.table).join('\t')}\n`)
    } else if (item.kind === 'records') {
      tableFolder = `${folder}records/${item.module}/${encodeURIComponent(item.table)}/`
      extension = 'csv'
      firstLine = Buffer.from(item.heading)
    } else {
      const { kind: _kind, ...end } = item
      yield { name: endName, bytes: encodeJson(end) }
    }
  }
}

/** A module may give a table or a column any name. Ours need no encoding. */
const folderOf = ({ module, name }: BackupTable) =>
  `${folder}${module === undefined ? 'tables' : `modules/${module}`}/${encodeURIComponent(name)}/`
const columnNamesOf = ({ module, columns }: BackupTable) =>
  module === undefined ? columns : columns.map(encodeURIComponent)

const encodeJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

type Entry = AsyncIterable<Buffer> & { header: Header; resume(): unknown }

/** Yields the entries of a tar file. Each entry must be read to its end before the next. */
async function* readEntries(tarFile: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const extractor = extract()
  const feeding = pipeline(tarFile, extractor).catch((error: Error) => {
    extractor.destroy(error)
  })
  try {
    // the same for the entries
    yield* extractor as AsyncIterable<Entry>
  } finally {
    extractor.destroy()
    await feeding
  }
}

/**
 * Returns the manifest, which is the first entry, or undefined. It reads no more of the file than necessary.
 */
export async function readBackupManifest(tarFile: AsyncIterable<Uint8Array>): Promise<unknown> {
  for await (const entry of readEntries(tarFile))
    return entry.header.name === manifestName ? await readJson(entry) : undefined
  return undefined
}

async function readJson(entry: Entry): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of entry) {
    bytes += chunk.length
    if (bytes > maxJsonBytes) throw new Error(`${entry.header.name} is longer than the limit`)
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString()) as unknown
}

export async function* unpackItems(tarFile: AsyncIterable<Uint8Array>): AsyncGenerator<BackupItem> {
  let currentFolder = ''
  for await (const entry of readEntries(tarFile)) {
    const [, module, name] = rowsName.exec(entry.header.name) ?? []
    if (name !== undefined) {
      const table = { name: decodeURIComponent(name), ...(module !== undefined && { module }) }
      const isNewTable = folderOf({ ...table, columns: [] }) !== currentFolder
      currentFolder = folderOf({ ...table, columns: [] })
      yield* unpackRows(entry, table, isNewTable)
    } else if (entry.header.name === endName)
      yield { kind: 'end', ...backupEndSchema.parse(await readJson(entry)) }
    else entry.resume()
  }
}

const newline = 0x0a

async function* unpackRows(
  entry: Entry,
  table: Omit<BackupTable, 'columns'>,
  isNewTable: boolean,
): AsyncGenerator<BackupItem> {
  let columnChunks: Buffer[] | undefined = []
  for await (const chunk of entry) {
    const lineEnd = columnChunks ? chunk.indexOf(newline) : -1
    if (columnChunks && lineEnd < 0) columnChunks.push(chunk)
    else if (columnChunks) {
      const columns = Buffer.concat([...columnChunks, chunk.subarray(0, lineEnd)])
        .toString()
        .split('\t')
      columnChunks = undefined
      const names = table.module === undefined ? columns : columns.map(decodeURIComponent)
      if (isNewTable) yield { kind: 'table', table: { ...table, columns: names } }
      if (lineEnd + 1 < chunk.length) yield { kind: 'rows', bytes: chunk.subarray(lineEnd + 1) }
    } else yield { kind: 'rows', bytes: chunk }
  }
}
