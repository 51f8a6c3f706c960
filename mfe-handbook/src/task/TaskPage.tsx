import {
  Button,
  ErrorState,
  LinkButton,
  LoadingState,
  Page,
  PrinterOutlined,
  printOnly,
} from '@samity/shared-ui/core'
import { useQuery } from '@samity/shared-ui/query'
import { Link, useParams } from '@samity/shared-ui/router'
import { useLanguage, useSay, useWords } from '@samity/shared-ui/words'
import { useRef } from 'react'
import { handbookPages, neighboursOf, pagePath, type HandbookPage } from '../contents/contents.ts'
import { loadPageText } from '../contents/page-text.ts'
import { MarkdownText } from '../contents/MarkdownText.tsx'
import styles from './task.module.css'

const words = {
  contents: { en: 'All pages of the handbook', bn: 'সহায়িকার সব পাতা' },
  print: { en: 'Print', bn: 'ছাপুন' },
  pages: { en: 'Pages of the handbook', bn: 'সহায়িকার পাতা' },
  previous: { en: 'Previous', bn: 'আগের পাতা' },
  next: { en: 'Next', bn: 'পরের পাতা' },
  missing: { en: 'This page is not in the handbook', bn: 'এই পাতাটি সহায়িকায় নেই' },
  failed: { en: 'The page could not be loaded', bn: 'পাতাটি লোড করা যায়নি' },
}

export default function TaskPage() {
  const { page: slug } = useParams()
  const page = handbookPages.find((one) => one.slug === slug)
  return page ? <Task key={page.slug} page={page} /> : <MissingTask />
}

function MissingTask() {
  const t = useWords(words)
  return (
    <Page heading={words.missing}>
      <p>
        <Link to="/dashboard/handbook">{t.contents}</Link>
      </p>
    </Page>
  )
}

function Task({ page }: { page: HandbookPage }) {
  const t = useWords(words)
  const language = useLanguage()
  const layout = useRef<HTMLDivElement>(null)
  const {
    data: text,
    error,
    refresh,
  } = useQuery(['handbook', language, page.slug], () => loadPageText(page.slug, language), {
    freshMs: Infinity,
  })
  return (
    <div ref={layout}>
      <Page
        heading={page.title}
        actions={
          <span className={styles.actions}>
            <Button
              icon={<PrinterOutlined aria-hidden />}
              disabled={text === undefined}
              onClick={() => layout.current && printOnly(layout.current)}
            >
              {t.print}
            </Button>
            <LinkButton to="/dashboard/handbook">{t.contents}</LinkButton>
          </span>
        }
      >
        <article className={styles.text}>
          {error ? (
            <ErrorState error={error} text={words.failed} retry={refresh} />
          ) : text === undefined ? (
            <LoadingState />
          ) : (
            <MarkdownText text={text} />
          )}
        </article>
        <Neighbours slug={page.slug} />
      </Page>
    </div>
  )
}

function Neighbours({ slug }: { slug: string }) {
  const t = useWords(words)
  const say = useSay()
  const { previous, next } = neighboursOf(slug)
  return (
    <nav aria-label={t.pages} className={styles.neighbours}>
      {previous && (
        <Link rel="prev" to={pagePath(previous.slug)}>
          <span>{t.previous}</span> {say(previous.title)}
        </Link>
      )}
      {next && (
        <Link rel="next" className={styles.next} to={pagePath(next.slug)}>
          <span>{t.next}</span> {say(next.title)}
        </Link>
      )}
    </nav>
  )
}
