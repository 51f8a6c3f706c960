import { http } from '@samity/shared-api/client'
import type { LockException } from '@samity/shared-api/contract/accounts/lock'
import { Alert, LoadingState, Button, ErrorState, useAction } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useRef, useState } from 'react'
import { ExceptionEntries } from './ExceptionEntries.tsx'
import { ExceptionForm } from './ExceptionForm.tsx'
import styles from './settings.module.css'

const words = {
  heading: { en: 'Exceptions', bn: 'ব্যতিক্রম' },
  open: {
    en: 'The days {from} to {to} are open until {until}.',
    bn: '{from} থেকে {to} পর্যন্ত দিনগুলো {until} পর্যন্ত খোলা আছে।',
  },
  end: { en: 'End now', bn: 'এখনই শেষ করুন' },
  sure: { en: 'Close these days again?', bn: 'এই দিনগুলো আবার বন্ধ করবেন?' },
  ended: { en: 'The exception has ended.', bn: 'ব্যতিক্রম শেষ হয়েছে।' },
  make: { en: 'Make an exception', bn: 'ব্যতিক্রম করুন' },
  days: { en: '{from} to {to}', bn: '{from} থেকে {to}' },
  lasted: {
    en: 'Made by {who}, from {made} until {end}',
    bn: '{who} করেছেন, {made} থেকে {end} পর্যন্ত',
  },
  nothing: { en: 'Nothing was done under it', bn: 'এর অধীনে কিছু করা হয়নি' },
  entries: { en: 'What was done ({count})', bn: 'যা করা হয়েছে ({count})' },
}

export function LockExceptions({ locked }: { locked: boolean }) {
  const t = useWords(words)
  const { data: exceptions, error, refresh } = useGet<LockException[]>('lock/exceptions/')
  const [isCreating, setCreating] = useState(false)
  const section = useRef<HTMLElement>(null)
  /**
   * True if the focus was in this section. Then it moves to the next button when its own button disappears.
   */
  const hadFocus = useRef(false)
  const openException = exceptions?.find((one) => one.open)
  useEffect(() => {
    const isLost = document.activeElement === document.body && hadFocus.current
    if (isLost) section.current?.querySelector('button')?.focus()
  }, [exceptions, isCreating])
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!exceptions) return <LoadingState />

  function handleCreated() {
    setCreating(false)
    refresh()
  }
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- it only observes the focus
    <section
      ref={section}
      className={styles.exceptions}
      aria-label={t.heading}
      onFocus={() => (hadFocus.current = true)}
    >
      {openException && <OpenException exception={openException} onEnded={refresh} />}
      {locked && !openException && !isCreating && (
        <div>
          <Button onClick={() => setCreating(true)}>{t.make}</Button>
        </div>
      )}
      {isCreating && <ExceptionForm onCreated={handleCreated} onCancel={() => setCreating(false)} />}
      {exceptions.length > 0 && (
        <>
          <h3>{t.heading}</h3>
          <ul className={styles.exceptionList}>
            {exceptions.map((one) => (
              <li key={one.id}>
                <PastException exception={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function OpenException({ exception, onEnded }: { exception: LockException; onEnded: () => void }) {
  const t = useWords(words)
  const show = useShow()
  const { isBusy, run } = useAction()
  const endException = () =>
    run(() => http.post(`lock/exceptions/${exception.id}/end/`), {
      ask: { question: words.sure, ok: words.end },
      done: words.ended,
      onDone: onEnded,
    })
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={fill(t.open, {
        from: show.day(exception.first_day),
        to: show.day(exception.last_day),
        until: show.moment(exception.until),
      })}
      description={
        <div className={styles.form}>
          <span translate="no">{exception.reason}</span>
          <div>
            <Button danger loading={isBusy} onClick={endException}>
              {t.end}
            </Button>
          </div>
        </div>
      }
    />
  )
}

function PastException({ exception }: { exception: LockException }) {
  const t = useWords(words)
  const show = useShow()
  const [isExpanded, setExpanded] = useState(false)
  return (
    <>
      <strong>
        {fill(t.days, { from: show.day(exception.first_day), to: show.day(exception.last_day) })}
      </strong>
      <span translate="no">{exception.reason}</span>
      <span className={styles.hint}>
        {fill(t.lasted, {
          who: exception.made_by,
          made: show.moment(exception.made_at),
          end: show.moment(exception.ended_at ?? exception.until),
        })}
      </span>
      {exception.entries === 0 ? (
        <span className={styles.hint}>{t.nothing}</span>
      ) : (
        <div>
          <Button size="small" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {fill(t.entries, { count: show.number(exception.entries) })}
          </Button>
        </div>
      )}
      {isExpanded && <ExceptionEntries id={exception.id} />}
    </>
  )
}
