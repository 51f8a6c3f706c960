import { LinkButton, UploadOutlined } from '@samity/shared-ui/core'
import { columnsFor, RowButton, useList } from '@samity/shared-ui/data'
import { FormColumns, formFor, PictureInput } from '@samity/shared-ui/forms'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import { Link } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { pictureUrl } from '@samity/shared-api/contract/picture'
import { useState } from 'react'
import { book, type Book } from '../../contract/book.ts'
import { books, useLibraryRights } from '../library-api.ts'
import styles from '../library.module.css'
import { CopiesDialog } from './CopiesDialog.tsx'

const { Form, Field } = formFor(book)

const words = {
  heading: { en: 'Books', bn: 'বই' },
  listHeading: { en: 'Book List', bn: 'বইয়ের তালিকা' },
  empty: {
    en: 'No books match. Add one above, or import a file.',
    bn: 'কোনো বই মেলেনি। উপরে একটি যোগ করুন, অথবা ফাইল আমদানি করুন।',
  },
  import: { en: 'Import', bn: 'আমদানি' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  created: {
    en: 'The book is added. Enter its copies with View.',
    bn: 'বইটি যোগ হয়েছে। “দেখুন” দিয়ে এর কপিগুলো লিখুন।',
  },
  updated: { en: 'The book is updated', bn: 'বইয়ের তথ্য হালনাগাদ হয়েছে' },
  deletion: {
    en: 'Are you sure you want to delete this book?',
    bn: 'আপনি কি নিশ্চিত যে এই বই মুছে ফেলতে চান?',
  },
  copies: { en: 'Copies', bn: 'কপি' },
  available: { en: 'Available', bn: 'এখন আছে' },
  priceHint: {
    en: 'What a member pays for a lost copy',
    bn: 'কপি হারালে সদস্য যা দেবেন',
  },
  coverHint: {
    en: 'Visitors of the website see it, too',
    bn: 'ওয়েবসাইটের দর্শকও এটি দেখেন',
  },
  reserve: { en: 'Reserve', bn: 'সংরক্ষণ করুন' },
}

const columns = columnsFor(
  book,
  {
    name: 'title',
    label: book.fields.title.label,
    value: ({ title }) => title,
    show: ({ title, cover }) => <Title title={title} cover={cover} />,
  },
  'author',
  'subject',
  'shelf',
  { name: 'copies', label: words.copies, kind: 'int', value: ({ copies }) => copies },
  { name: 'available', label: words.available, kind: 'int', value: ({ available }) => available },
  {
    name: 'publisher',
    label: book.fields.publisher.label,
    value: ({ publisher }) => publisher,
    hidden: true,
  },
  // a year is no count: no grouping
  { name: 'year', label: book.fields.year.label, value: ({ year }) => year, hidden: true },
  { name: 'isbn', label: book.fields.isbn.label, value: ({ isbn }) => isbn, hidden: true },
  {
    name: 'replacement_price',
    label: book.fields.replacement_price.label,
    kind: 'money',
    value: ({ replacement_price }) => (replacement_price === '0.00' ? null : replacement_price),
    sort: null,
    hidden: true,
  },
)

/** Of the picture in a row and in the public catalogue */
const coverRatio = 3 / 4

function Title({ title, cover }: Pick<Book, 'title' | 'cover'>) {
  if (!cover) return title
  return (
    <span className={styles.titled}>
      <img src={pictureUrl(cover, 320)} width={30} height={40} alt="" loading="lazy" />
      {title}
    </span>
  )
}

export default function BooksPage() {
  const t = useWords(words)
  const { mayLend, mayManage } = useLibraryRights()
  const list = useList(books, { filters: { archived: 'archived', subject: 'subject', shelf: 'shelf' } })
  const [selectedBook, setSelectedBook] = useState<Book>()
  const editor = useRecordEditor(books, list, {
    question: words.deletion,
    archive: 'after a question',
    onSaved: (saved, action) => action === 'created' && setSelectedBook(saved),
  })

  return (
    <RecordsPage
      heading={words.heading}
      links={
        mayManage && (
          <LinkButton to="/dashboard/library/import" icon={<UploadOutlined aria-hidden />}>
            {t.import}
          </LinkButton>
        )
      }
      editor={editor}
      mayEdit={mayManage}
      form={(formProps) => (
        <Form
          {...formProps}
          labels={{ create: words.save, update: words.update }}
          messages={{ created: words.created, updated: words.updated }}
          draftName="library-book"
        >
          <FormColumns>
            <Field name="title" />
            <Field name="author" />
            <Field name="publisher" />
            <Field name="year" />
            <Field name="isbn" />
            <Field name="subject" />
            <Field name="shelf" />
            <Field name="replacement_price" hint={words.priceHint} />
            <Field name="cover" hint={words.coverHint}>
              <PictureInput aspectRatio={coverRatio} />
            </Field>
          </FormColumns>
        </Form>
      )}
      listHeading={words.listHeading}
      file="library-books"
      list={list}
      columns={columns}
      empty={words.empty}
      viewActions={(row) => (
        <>
          <RowButton action="view" onClick={() => setSelectedBook(row)} />
          {mayLend && row.copies > 0 && row.available === 0 && !row.archived_at && (
            <Link className={styles.reserve} to={`/dashboard/library/reservations?book=${row.id}`}>
              {t.reserve}
            </Link>
          )}
        </>
      )}
    >
      {selectedBook && (
        <CopiesDialog
          book={selectedBook}
          mayManage={mayManage}
          onClose={() => {
            setSelectedBook(undefined)
            list.refresh()
          }}
        />
      )}
    </RecordsPage>
  )
}
