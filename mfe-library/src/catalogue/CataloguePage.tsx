import { pictureUrl } from '@samity/shared-api/contract/picture'
import type { Language } from '@samity/shared-api/contract/words'
import { Link, useNavigate } from '@samity/shared-ui/router'
import { fill, useShow, useTitle, useWords } from '@samity/shared-ui/words'
import type { FormEvent } from 'react'
import type { CatalogueBook } from '../../contract/catalogue.ts'
import type { CatalogueData } from './catalogue-data.ts'
import styles from './catalogue.module.css'

export { data } from './catalogue-data.ts'

const words = {
  heading: { en: 'Library', bn: 'গ্রন্থাগার' },
  search: { en: 'Title, author or subject', bn: 'বই, লেখক বা বিষয়' },
  find: { en: 'Search', bn: 'খুঁজুন' },
  found: { en: '{count} books', bn: '{count}টি বই' },
  none: { en: 'No book matches. Search for another word.', bn: 'কোনো বই মেলেনি। অন্য শব্দ দিয়ে খুঁজুন।' },
  available: { en: 'Available: {count} of {copies}', bn: '{copies}টির মধ্যে {count}টি আছে' },
  onLoan: { en: 'On loan', bn: 'ধারে আছে' },
  noCopy: { en: 'For reading: ask the library', bn: 'পড়ার জন্য গ্রন্থাগারে জিজ্ঞাসা করুন' },
  previous: { en: 'Previous page', bn: 'আগের পাতা' },
  next: { en: 'Next page', bn: 'পরের পাতা' },
}
const description = {
  en: 'The books of the association’s law library.',
  bn: 'সমিতির আইন গ্রন্থাগারের বই।',
}
export const describe = (_data: CatalogueData, language: Language): string => description[language]
export const missing = ({ books, page }: CatalogueData): boolean => books.length === 0 && page > 1

/**
 * The public catalogue: what the library has and whether a copy is on the shelf. Nothing about who has the
 * others.
 */
export default function CataloguePage({ data }: { data: CatalogueData }) {
  const t = useWords(words)
  const show = useShow()
  const navigate = useNavigate()
  useTitle(t.heading)
  const { books, total, page, size, search } = data

  const pageUrl = (target: number) =>
    `?${new URLSearchParams({ ...(search && { search }), ...(target > 1 && { page: String(target) }) })}`
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    void navigate(`/library${text ? `?${new URLSearchParams({ search: text })}` : ''}`)
  }

  return (
    <section className={styles.page}>
      <h1>{t.heading}</h1>
      <form key={search} className={styles.search} role="search" onSubmit={submit}>
        <label htmlFor="catalogue-search">{t.search}</label>
        <input id="catalogue-search" name="search" type="search" maxLength={100} defaultValue={search} />
        <button type="submit">{t.find}</button>
      </form>
      <p role="status">{total === 0 ? t.none : fill(t.found, { count: show.number(total) })}</p>
      <ul className={styles.books}>
        {books.map((book) => (
          <BookEntry key={book.id} book={book} />
        ))}
      </ul>
      <p className={styles.pages}>
        {page > 1 && <Link to={pageUrl(page - 1)}>{t.previous}</Link>}
        {page * size < total && <Link to={pageUrl(page + 1)}>{t.next}</Link>}
      </p>
    </section>
  )
}

function BookEntry({
  book: { title, author, publisher, year, subject, cover, available, copies },
}: {
  book: CatalogueBook
}) {
  const t = useWords(words)
  const show = useShow()
  const facts = [author, publisher, year && show.digits(year), subject].filter(Boolean).join(' · ')
  const counts = { count: show.number(available), copies: show.number(copies) }
  return (
    <li>
      {cover && (
        // the title is beside it
        <img src={pictureUrl(cover, 320)} width={72} height={96} alt="" loading="lazy" decoding="async" />
      )}
      <div>
        <h2>{title}</h2>
        <p>{facts}</p>
        <p className={available > 0 ? styles.available : styles.lent}>
          {copies === 0 ? t.noCopy : available > 0 ? fill(t.available, counts) : t.onLoan}
        </p>
      </div>
    </li>
  )
}
