import { printOnly } from '@samity/shared-ui/core'
import { useSay } from '@samity/shared-ui/words'
import { useEffect, useEffectEvent, useRef } from 'react'
import { MarkdownText } from './MarkdownText.tsx'
import type { Chapter } from './contents.ts'
import styles from './printed.module.css'

type PrintedPagesProps = {
  heading: string
  chapters: Chapter[]
  /** The Markdown text of each page, by slug */
  texts: ReadonlyMap<string, string>
  onPrinted: () => void
}

/** Prints when every picture is here. One that cannot be loaded is left out. */
async function printWithPictures(book: HTMLDivElement | null, signal: AbortSignal): Promise<void> {
  if (!book) return
  await Promise.allSettled([...book.querySelectorAll('img')].map((picture) => picture.decode()))
  if (!signal.aborted) printOnly(book)
}

/** The pages of these chapters one after another, for paper only. They print as soon as they are here. */
export default function PrintedPages({ heading, chapters, texts, onPrinted }: PrintedPagesProps) {
  const say = useSay()
  const book = useRef<HTMLDivElement>(null)
  const finish = useEffectEvent(onPrinted)
  useEffect(() => {
    const controller = new AbortController()
    window.addEventListener('afterprint', () => finish(), { once: true, signal: controller.signal })
    void printWithPictures(book.current, controller.signal)
    return () => controller.abort()
  }, [])
  return (
    <div ref={book} className={styles.book} data-testid="printed-handbook">
      <h1>{heading}</h1>
      {chapters.map(({ title, pages }) => (
        <section key={title.en}>
          <h2>{say(title)}</h2>
          {pages.map((page) => (
            <article key={page.slug} className={styles.page}>
              <h3>{say(page.title)}</h3>
              <MarkdownText text={texts.get(page.slug) ?? ''} />
            </article>
          ))}
        </section>
      ))}
    </div>
  )
}
