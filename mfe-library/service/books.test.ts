import {
  auditor,
  deskClerk,
  librarian,
  openLibrary,
  toAdvocate,
  visitor,
  type OpenLibrary,
} from './testing/open-library.ts'

let library: OpenLibrary
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)

describe('books', () => {
  beforeAll(async () => {
    for (const [title, shelf] of [
      ['Reports 10', 'Z-1'],
      ['Reports 2', 'Z-1'],
      ['সাক্ষ্য আইন ১৮৭২', 'Z-2'],
    ])
      await library.post('/books', { title, author: 'Editors', shelf, subject: 'Reports' })
  })

  test('a list has pages with their total, in the order in which people count', async () => {
    const first = await library.get('/books?search=reports&ordering=title&limit=1')
    expect({ titles: titles(first.body), total: first.total }).toEqual({ titles: ['Reports 2'], total: 3 })
    const next = await library.get('/books?search=reports&ordering=title&limit=2&offset=1')
    expect(titles(next.body)).toEqual(['Reports 10', 'সাক্ষ্য আইন ১৮৭২'])
    const reversed = await library.get('/books?search=reports&ordering=-title&limit=1')
    expect(titles(reversed.body)).toEqual(['সাক্ষ্য আইন ১৮৭২'])
  })

  test('a search finds Bengali digits by Latin ones, each word in any field', async () => {
    expect(titles((await library.get('/books?search=1872 z-2')).body)).toEqual(['সাক্ষ্য আইন ১৮৭২'])
    expect(titles((await library.get(`/books?search=${encodeURIComponent('১৮৭২ আইন')}`)).body)).toHaveLength(
      1,
    )
    expect((await library.get('/books?search=100%25')).body).toEqual([])
  })

  test.each(['limit=0', 'limit=x', 'ordering=archived_at', 'search=a b c d e f g h i'])(
    'the parameter %s is refused with a message for it',
    async (query) => {
      const { status, body } = await library.get(`/books?${query}`)
      expect(status).toBe(400)
      expect(body).toHaveProperty(['errors', query.split('=')[0]!])
    },
  )

  test('a book without a title is refused at its field, and a second one with the same ISBN too', async () => {
    const { status, body } = await library.post('/books', { author: 'Anyone' })
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { title: ['Required'] } } })
    await library.post('/books', { title: 'One', author: 'Anyone', isbn: '978-1' })
    const second = await library.post('/books', { title: 'Two', author: 'Anyone', isbn: '978-1' })
    expect(second).toMatchObject({
      status: 409,
      body: { errors: { isbn: ['A book with this ISBN is already listed'] } },
    })
  })

  test('of two edits of one version the second is refused with the current record', async () => {
    const { body } = await library.post('/books', { title: 'Old title', author: 'Anyone' })
    const { id, version } = body as { id: number; version: number }
    const edit = (title: string) => library.put(`/books/${id}`, { title, author: 'Anyone', version })
    const results = await Promise.all([edit('First'), edit('Second')])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = results.find(({ status }) => status === 409)!
    const saved = results.find(({ status }) => status === 200)!
    expect((refused.body as { current: object }).current).toEqual(saved.body)
  })

  test('a book whose copy is on loan cannot be archived, and one with copies cannot be deleted', async () => {
    const { bookId, number } = await library.addCopy()
    await library.post('/loans', toAdvocate(number))
    expect((await library.post(`/books/${bookId}/archive`)).body).toMatchObject({
      message: 'A copy of this book is on loan. Take it back first.',
    })
    await library.post('/returns', { copy_number: number })
    expect((await library.remove(`/books/${bookId}`)).status).toBe(409)
    expect((await library.post(`/books/${bookId}/archive`)).status).toBe(200)
    expect((await library.post('/loans', toAdvocate(number))).status).toBe(409)
    expect((await library.post(`/books/${bookId}/restore`)).body).toMatchObject({ archived_at: null })
  })

  test('only a librarian changes books; everyone who is signed in reads them; visitors read nothing', async () => {
    const values = { title: 'Mine', author: 'Me' }
    expect((await library.post('/books', values, deskClerk)).status).toBe(403)
    expect((await library.get('/books', auditor)).status).toBe(200)
    for (const path of ['/books', '/copies', '/loans', '/summary', '/search?q=a', '/terms'])
      expect([path, (await library.get(path, visitor)).status]).toEqual([path, 401])
  })
})

describe('copies', () => {
  test('a number belongs to one copy, whatever its case and digits', async () => {
    const { bookId } = await library.addCopy()
    await library.post('/copies', { book_id: bookId, number: 'abc-১২', state: 'in_use' })
    const second = await library.post('/copies', { book_id: bookId, number: 'ABC-12', state: 'in_use' })
    expect(second).toMatchObject({
      status: 409,
      body: { errors: { number: ['Another copy has this number'] } },
    })
    expect((await library.get('/copies/by-number?number=Abc-12')).body).toMatchObject({
      number: 'abc-১২',
      loan: null,
    })
  })

  test('a copy on loan cannot become lost, and a lost copy cannot be lent', async () => {
    const { bookId, copyId, number } = await library.addCopy()
    const lost = { book_id: bookId, number, state: 'lost' }
    await library.post('/loans', toAdvocate(number))
    expect((await library.put(`/copies/${copyId}`, lost)).body).toMatchObject({
      errors: { state: ['This copy is on loan. Take it back first.'] },
    })
    await library.post('/returns', { copy_number: number })
    expect((await library.put(`/copies/${copyId}`, lost)).body).toMatchObject({ state: 'lost', version: 2 })
    expect((await library.post('/loans', toAdvocate(number))).status).toBe(409)
    expect((await library.get(`/books/${bookId}`)).body).toMatchObject({ copies: 0, available: 0 })
  })

  test('a copy that was never lent can be deleted, one that was lent cannot', async () => {
    const [fresh, used] = [await library.addCopy(), await library.addCopy()]
    await library.post('/loans', toAdvocate(used.number))
    expect((await library.remove(`/copies/${fresh.copyId}`)).status).toBe(204)
    expect((await library.remove(`/copies/${used.copyId}`)).status).toBe(409)
    expect((await library.get('/copies/by-number?number=nothing')).status).toBe(404)
  })
})

describe('the import', () => {
  const rows = [
    { row: 2, values: { title: 'Imported One', author: 'Anyone', copies: 'I-1; I-2', isbn: '55' } },
    { row: 3, values: { title: '', author: 'Anyone' } },
    { row: 4, values: { title: 'Imported Two', author: 'Anyone', copies: 'i-2', isbn: '55' } },
    { row: 5, values: { title: 'Imported Three', author: 'Anyone', year: '২০১৯' } },
  ]
  const verdicts = [
    { row: 2, verdict: 'new' },
    { row: 3, verdict: 'error', errors: { title: { en: 'Required' } } },
    {
      row: 4,
      verdict: 'error',
      errors: {
        isbn: { en: 'Another row of the file has the same' },
        copies: { en: 'Another row of the file has the same' },
      },
    },
    { row: 5, verdict: 'new' },
  ]
  const countImported = async () => (await library.get('/books?search=imported')).total

  test('a check names each wrong row and saves nothing', async () => {
    const { body } = await library.post('/books/import', { rows, dry_run: true, only_valid: false })
    expect(body).toMatchObject({ verdicts, books: 2, copies: 2, errors: 2 })
    expect(await countImported()).toBe(0)
  })

  test('all or nothing: one wrong row stops the import', async () => {
    const { status } = await library.post('/books/import', { rows, dry_run: false, only_valid: false })
    expect({ status, count: await countImported() }).toEqual({ status: 422, count: 0 })
  })

  test('only valid rows: the others are left out, and a second import of the same file names them as taken', async () => {
    const body = { rows, dry_run: false, only_valid: true }
    expect((await library.post('/books/import', body)).body).toMatchObject({ books: 2, copies: 2, errors: 2 })
    expect(await countImported()).toBe(2)
    expect((await library.get('/books?search=imported three')).body).toMatchObject([
      { year: 2019, copies: 0 },
    ])
    const again = await library.post('/books/import', { ...body, dry_run: true })
    expect(again.body).toMatchObject({
      verdicts: [
        { row: 2, errors: { isbn: { bn: 'এই আইএসবিএনের বই আগে থেকেই তালিকায় আছে' }, copies: {} } },
        { row: 3 },
        { row: 4 },
        { row: 5, verdict: 'new' },
      ],
    })
  })

  test('two imports of one file at once save its books once', async () => {
    const same = [{ row: 2, values: { title: 'Raced', author: 'Anyone', isbn: '77', copies: 'R-1' } }]
    const send = () => library.post('/books/import', { rows: same, dry_run: false, only_valid: false })
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 422, 422])
    expect((await library.get('/books?search=raced')).total).toBe(1)
  })

  test('a desk clerk may not import', async () => {
    const body = { rows, dry_run: true, only_valid: false }
    expect((await library.post('/books/import', body, deskClerk)).status).toBe(403)
    expect(librarian.permissions).toContain('library.manage')
  })
})

describe('what others show', () => {
  test('visitors find books in the catalogue, without the shelf, the copies and who has them', async () => {
    const { number } = await library.addCopy({
      title: 'Catalogued',
      shelf: 'Secret-9',
      subject: 'Public law',
    })
    await library.post('/loans', toAdvocate(number))
    const { body } = await library.get('/catalogue?search=catalogued', visitor)
    expect(body).toEqual({
      books: [
        {
          id: expect.any(Number),
          title: 'Catalogued',
          author: 'Anyone',
          publisher: '',
          year: null,
          subject: 'Public law',
          cover: null,
          copies: 1,
          available: 0,
        },
      ],
      total: 1,
      page: 1,
      size: 30,
    })
    expect((await library.get('/catalogue?search=secret-9', visitor)).body).toMatchObject({ books: [] })
    expect((await library.get('/catalogue?page=5000', visitor)).status).toBe(400)
  })

  test('the search of the top bar finds books by text and copies by number, with the borrower', async () => {
    const { number, bookId } = await library.addCopy({ title: 'Findable Treatise' })
    await library.post('/loans', toAdvocate(number, 711))
    expect((await library.get('/search?q=findable')).body).toMatchObject({
      books: [{ id: bookId }],
      copies: [],
    })
    expect((await library.get(`/search?q=${number.toLowerCase()}`)).body).toMatchObject({
      copies: expect.arrayContaining([expect.objectContaining({ number, borrower: 'Advocate 711' })]),
    })
  })
})

describe('a request that is sent twice', () => {
  const aBook = (title: string) => ({ title, author: 'Anyone' })
  const countOf = async (title: string) => {
    const [row] = await library.sql<{ count: number }[]>`select count(*) from books where title = ${title}`
    return row!.count
  }

  test('with one key is one book, also when both come at once', async () => {
    const send = () => library.postWithKey('/books', aBook('Sent twice'), 'key-1')
    const [first, second] = await Promise.all([send(), send()])
    expect(first.status).toBe(201)
    expect([second, await send()]).toEqual([first, first])
    expect(await countOf('Sent twice')).toBe(1)
    const copy = { book_id: (first.body as { id: number }).id, number: 'TWICE-1', state: 'in_use' }
    const added = await library.postWithKey('/copies', copy, 'key-1')
    expect(added.status).toBe(201)
    expect(await library.postWithKey('/copies', copy, 'key-1')).toEqual(added)
  })

  test('with one key and other content is refused; another person and another key are not concerned', async () => {
    await library.postWithKey('/books', aBook('Content'), 'key-2')
    expect(await library.postWithKey('/books', aBook('Other content'), 'key-2')).toMatchObject({
      status: 422,
      body: { code: 'idempotency.reused' },
    })
    const colleague = { ...librarian, sub: 'user:9' }
    await library.postWithKey('/books', aBook('Content'), 'key-2', colleague)
    await library.postWithKey('/books', aBook('Content'), 'key-3')
    expect(await countOf('Content')).toBe(3)
  })

  test('keeps no key of a refusal', async () => {
    const { number } = await library.addCopy()
    await library.sql`update copies set state = 'lost' where number = ${number}`
    const loan = toAdvocate(number)
    const send = () => library.postWithKey('/loans', loan, 'key-4')
    expect((await send()).status).toBe(409)
    await library.sql`update copies set state = 'in_use' where number = ${number}`
    const lent = await send()
    expect(lent.status).toBe(201)
    expect(await send()).toEqual(lent)
  })
})

test('every conflict says by its code what it is', async () => {
  const { bookId, number } = await library.addCopy({ isbn: '978-77' })
  await library.post('/loans', toAdvocate(number))
  const codes = await Promise.all([
    library.post('/books', { title: 'Again', author: 'A', isbn: '978-77' }),
    library.put(`/books/${bookId}`, { title: 'Old', author: 'A', version: 7 }),
    library.post('/copies', { book_id: bookId, number, state: 'in_use' }),
    library.remove(`/books/${bookId}`),
    library.post(`/books/${bookId}/archive`),
    library.post('/copies', { book_id: 999_999, number: 'NEW-1', state: 'in_use' }),
  ])
  expect(codes.map(({ body }) => (body as { code: string }).code)).toEqual([
    'record.duplicate',
    'version.stale',
    'record.duplicate',
    'record.in_use',
    'state.conflict',
    'record.reference',
  ])
})

describe('covers', () => {
  const aBook = async (values: object = {}) =>
    library.post('/books', { title: 'With a cover', author: 'Editors', ...values })
  type Saved = { id: number; cover: string | null }

  test('a cover is kept for visitors with its book, and deleted with it', async () => {
    const { files } = library.system
    const cover = library.system.uploadFile()
    const book = (await aBook({ title: 'Covered', cover })).body as Saved
    expect(files.get(cover)).toMatchObject({ is_kept: true, is_public: true })
    const catalogue = await library.get('/catalogue?search=covered', visitor)
    expect(catalogue.body).toMatchObject({ books: [{ title: 'Covered', cover }] })

    const another = library.system.uploadFile()
    const values = { title: 'Covered', author: 'Editors' }
    expect((await library.put(`/books/${book.id}`, values)).body).toMatchObject({ cover })
    expect((await library.put(`/books/${book.id}`, { ...values, cover: another })).body).toMatchObject({
      cover: another,
    })
    expect([...files.keys()]).toEqual([another])
    await library.remove(`/books/${book.id}`)
    expect(files.size).toBe(0)
  })

  test('a removed cover leaves its book', async () => {
    const cover = library.system.uploadFile()
    const { id } = (await aBook({ cover })).body as Saved
    const removed = await library.put(`/books/${id}`, { title: 'Bare', author: 'Editors', cover: null })
    expect(removed.body).toMatchObject({ title: 'Bare', cover: null })
    expect(library.system.files.size).toBe(0)
  })

  test('a picture that is gone, or of another book, is refused at its field and saves nothing', async () => {
    const count = async () => (await library.get('/books?search=with%20a%20cover')).total
    const before = await count()
    const gone = await aBook({ cover: `/media/modules/${'0'.repeat(40)}` })
    expect(gone).toMatchObject({ status: 422, body: { errors: { cover: expect.anything() } } })
    const cover = library.system.uploadFile()
    await aBook({ cover })
    expect(await aBook({ cover })).toMatchObject({
      status: 409,
      body: { errors: { cover: expect.anything() } },
    })
    expect(await count()).toBe(before + 1)
  })

  test('the night deletes what a crash left between a cover and its book', async () => {
    const { files } = library.system
    const [cover] = files.keys()
    const left = library.system.uploadFile()
    files.set(left, { ...files.get(left)!, is_kept: true })
    expect(await library.system.runJob(library.service, 'overdue')).toBe(204)
    expect([...files.keys()]).toEqual([cover])
  })
})
