import type { DocumentationLink } from '@samity/shared-api/contract/system/documentation-link'
import type { Words } from '@samity/shared-api/contract/words'
import {
  Button,
  Card,
  EmptyState,
  Input,
  Page,
  PrinterOutlined,
  useRole,
  useAction,
  useToast,
} from '@samity/shared-ui/core'
import { useGet, useQuery } from '@samity/shared-ui/query'
import { Link, Navigate, useSearchParams } from '@samity/shared-ui/router'
import { fill, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { lazy, Suspense, useId, useState } from 'react'
import { chapters, findSlugFor, pagePath } from './contents.ts'
import styles from './contents.module.css'
import { findPages } from './find-pages.ts'
import { loadAllTexts } from './page-text.ts'
import { handbookReaders, type HandbookReader } from './handbook-readers.ts'

// the pages on paper need the reader of Markdown
const PrintedPages = lazy(() => import('./PrintedPages.tsx'))

const words = {
  heading: { en: 'Handbook', bn: 'সহায়িকা' },
  search: { en: 'Search the handbook', bn: 'সহায়িকায় খুঁজুন' },
  readers: { en: 'Pages for', bn: 'যাঁর জন্য' },
  everyone: { en: 'Everyone', bn: 'সবার জন্য' },
  count: { en: '{count} pages', bn: '{count}টি পাতা' },
  onePage: { en: '{count} page', bn: '{count}টি পাতা' },
  print: { en: 'Print these pages', bn: 'এই পাতাগুলো ছাপুন' },
  failed: { en: 'The pages could not be loaded', bn: 'পাতাগুলো লোড করা যায়নি' },
  documentation: {
    en: 'Documentation for operators and developers',
    bn: 'সার্ভার পরিচালক ও ডেভেলপারদের নির্দেশিকা',
  },
  newTab: { en: '(opens in a new tab)', bn: '(নতুন ট্যাবে খোলে)' },
  nothing: {
    en: 'No page contains these words. Try one word, such as “receipt”.',
    bn: 'এই শব্দগুলো কোনো পাতায় নেই। একটি শব্দ দিয়ে খুঁজুন, যেমন “রসিদ”।',
  },
}

const readerNames: Record<HandbookReader, Words> = {
  clerk: { en: 'Clerk', bn: 'অফিস সহকারী' },
  cashier: { en: 'Cashier', bn: 'ক্যাশিয়ার' },
  treasurer: { en: 'Treasurer', bn: 'কোষাধ্যক্ষ' },
  auditor: { en: 'Auditor', bn: 'নিরীক্ষক' },
  administrator: { en: 'Administrator', bn: 'প্রশাসক' },
  secretary: { en: 'Secretary', bn: 'সম্পাদক' },
}

/**
 * The contents of the handbook: all tasks by chapter, filtered by the words and the reader in the URL.
 * `?for=` with the path of a screen leads to the page that explains it.
 */
export default function ContentsPage() {
  const [params] = useSearchParams()
  const slug = findSlugFor(params.get('for') ?? '')
  return slug ? <Navigate to={pagePath(slug)} replace /> : <Contents />
}

function Contents() {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const language = useLanguage()
  const countId = useId()
  const isAdmin = useRole() === 'admin'
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const reader = handbookReaders.find((name) => name === params.get('reader'))
  const { data: texts } = useQuery(
    query.trim() === '' ? undefined : ['handbook', language],
    () => loadAllTexts(language),
    { freshMs: Infinity },
  )
  const shownChapters = findPages(chapters, { query, reader, language, texts })
  const count = shownChapters.reduce((sum, { pages }) => sum + pages.length, 0)

  const toast = useToast()
  const { run, isBusy } = useAction()
  const [printedTexts, setPrintedTexts] = useState<Map<string, string>>()
  const print = () =>
    run(() => loadAllTexts(language), {
      onDone: setPrintedTexts,
      onFailed: () => toast.error(words.failed),
    })

  const setParam = (name: string, value: string) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )

  return (
    <Page
      heading={words.heading}
      actions={
        <Button
          icon={<PrinterOutlined aria-hidden />}
          loading={isBusy || printedTexts !== undefined}
          disabled={count === 0}
          onClick={print}
        >
          {t.print}
        </Button>
      }
    >
      <Card>
        <div className={styles.filters} role="search" aria-label={t.search}>
          <Input
            type="search"
            className={styles.search}
            aria-label={t.search}
            aria-describedby={countId}
            placeholder={t.search}
            maxLength={100}
            value={query}
            allowClear
            onChange={({ target }) => setParam('q', target.value)}
          />
          <fieldset className={styles.readers}>
            <legend className="samity-unseen">{t.readers}</legend>
            {[undefined, ...handbookReaders].map((name) => (
              <label key={name ?? ''} className={styles.reader}>
                <input
                  type="radio"
                  name="reader"
                  checked={reader === name}
                  onChange={() => setParam('reader', name ?? '')}
                />
                {name ? say(readerNames[name]) : t.everyone}
              </label>
            ))}
          </fieldset>
          <p id={countId} role="status" className={styles.count}>
            {fill(count === 1 ? t.onePage : t.count, { count: show.number(count) })}
          </p>
        </div>
        {count === 0 && <EmptyState text={words.nothing} />}
        <div className={styles.chapters}>
          {shownChapters.map(({ title, pages }) => (
            <section key={title.en} className={styles.chapter}>
              <h2>{say(title)}</h2>
              <ul>
                {pages.map((page) => (
                  <li key={page.slug}>
                    <Link to={pagePath(page.slug)}>{say(page.title)}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {isAdmin && <DocumentationPointer />}
      </Card>
      {printedTexts && (
        <Suspense>
          <PrintedPages
            heading={[t.heading, reader && say(readerNames[reader])].filter(Boolean).join(' · ')}
            chapters={shownChapters}
            texts={printedTexts}
            onPrinted={() => setPrintedTexts(undefined)}
          />
        </Suspense>
      )}
    </Page>
  )
}

/** A link to the documentation, unless the operator has switched it off. */
function DocumentationPointer() {
  const t = useWords(words)
  const { data } = useGet<DocumentationLink>('documentation/')
  if (!data?.url) return null
  return (
    <p className={styles.documentation}>
      <a href={data.url} target="_blank" rel="noopener">
        {t.documentation} <span>{t.newTab}</span>
      </a>
    </p>
  )
}
