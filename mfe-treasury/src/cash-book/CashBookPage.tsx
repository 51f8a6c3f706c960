import { today } from '@samity/shared-api/contract'
import { Card, EmptyState, ErrorState, LoadingState, Page } from '@samity/shared-ui/core'
import { DataTable, Filter, DayFilter, useRows, useUrlParams } from '@samity/shared-ui/data'
import { fill, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { AfterCount } from '../components/AfterCount.tsx'
import { AmountList } from '../components/AmountList.tsx'
import { PlaceSelect } from '../components/PlaceSelect.tsx'
import { placeName, places } from '../treasury-api.ts'
import styles from '../treasury.module.css'
import { fetchBookLines, sumsOf, useCashBook, cashBookPageSize } from './use-cash-book.ts'
import { useBookColumns } from './book-columns.tsx'

const words = {
  heading: { en: 'Cash Book', bn: 'নগদান বই' },
  of: { en: 'Cash Book of {place}', bn: '{place}-এর নগদান বই' },
  place: { en: 'Place', bn: 'টাকার স্থান' },
  from: { en: 'From Date', bn: 'শুরুর তারিখ' },
  to: { en: 'To Date', bn: 'শেষের তারিখ' },
  opening: { en: 'Opening', bn: 'প্রারম্ভিক জের' },
  in: { en: 'In', bn: 'জমা' },
  out: { en: 'Out', bn: 'খরচ' },
  closing: { en: 'Closing', bn: 'সমাপনী' },
  noPlace: {
    en: 'You keep no cash box. An administrator can give you one.',
    bn: 'আপনার কোনো ক্যাশ বাক্স নেই। প্রশাসক আপনাকে একটি দিতে পারেন।',
  },
}

/** The URL has the place and the days, so that a link opens the same page. */
export default function CashBookPage() {
  const t = useWords(words)
  const [params, updateParams] = useUrlParams({ replace: true })
  const { rows: choices, error, refresh } = useRows(places, { limit: 200, archived: 1 })
  const place =
    Number(params.get('place')) ||
    (choices?.find(({ kind, is_default }) => kind === 'cash' && is_default) ?? choices?.[0])?.id
  return (
    <Page heading={words.heading}>
      <Card>
        {error ? (
          <ErrorState error={error} retry={refresh} />
        ) : !choices ? (
          <LoadingState />
        ) : !place ? (
          <EmptyState text={words.noPlace} />
        ) : (
          <Book
            place={place}
            placeFilter={
              <Filter label={t.place} id="place">
                {(id) => (
                  <PlaceSelect
                    id={id}
                    name={id}
                    choices={choices}
                    value={place}
                    onChange={(next) => updateParams({ place: next ? String(next) : '', page: '' })}
                  />
                )}
              </Filter>
            }
          />
        )}
      </Card>
    </Page>
  )
}

function Book({ place, placeFilter }: { place: number; placeFilter: ReactNode }) {
  const t = useWords(words)
  const [params, updateParams] = useUrlParams({ replace: true })
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  const page = Math.max(1, Number(params.get('page')) || 1)
  const query = { place, from, to }
  const { book, lines, total, error, isLoading, refresh } = useCashBook(query, page)
  const columns = useBookColumns()
  const filters = (
    <div className={styles.toolbar}>
      {placeFilter}
      <DayFilter
        max={today()}
        id="from"
        label={t.from}
        value={from || (book?.from ?? '')}
        onDay={(day) => updateParams({ from: day, page: '' })}
      />
      <DayFilter
        max={today()}
        id="to"
        label={t.to}
        value={to || (book?.to ?? '')}
        onDay={(day) => updateParams({ to: day, page: '' })}
      />
    </div>
  )
  if (error)
    return (
      <>
        {filters}
        <ErrorState error={error} retry={refresh} />
      </>
    )
  if (!book)
    return (
      <>
        {filters}
        <LoadingState />
      </>
    )
  const name = placeName(book.place)
  const sums = sumsOf(book)
  const label = { en: fill(words.of.en, { place: name.en }), bn: fill(words.of.bn, { place: name.bn }) }
  return (
    <div className={styles.notes} aria-busy={isLoading}>
      {sums ? (
        <AmountList
          figures={[
            [t.opening, sums.opening],
            [t.in, sums.in],
            [t.out, sums.out],
            [t.closing, sums.closing],
          ]}
        />
      ) : (
        <AfterCount until={book.shown_until} />
      )}
      <DataTable
        label={label}
        file={`cash-book-${book.from}-${book.to}`}
        rows={lines}
        columns={columns}
        isManuallyOrdered
        {...(sums && { totals: { in: sums.in, out: sums.out, balance: sums.closing } })}
        tools={filters}
        fetchAll={() => fetchBookLines(query)}
        paging={{
          page,
          size: cashBookPageSize,
          total,
          onPage: (next) => updateParams({ page: next > 1 ? String(next) : '' }),
          sort: '',
          onSort: () => undefined,
        }}
      />
    </div>
  )
}
