import { http } from '@samity/shared-api/client'
import { latinDigits, type Words } from '@samity/shared-api/contract'
import { stockKinds, type SerialRecords } from '@samity/shared-api/contract/sales/paper-stock'
import { Button, SearchOutlined, useAction } from '@samity/shared-ui/core'
import { Filter } from '@samity/shared-ui/data'
import { SelectField, IntInput } from '@samity/shared-ui/forms'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState, type FormEvent } from 'react'
import { showRanges } from '../serials.ts'
import type { PaperChoice } from './use-papers.ts'
import styles from './SerialHistory.module.css'

const words = {
  serial: { en: 'Serial', bn: 'ক্রমিক' },
  paper: { en: 'Paper', bn: 'কাগজ' },
  all: { en: 'All papers', bn: 'সব কাগজ' },
  search: { en: 'Search', bn: 'খুঁজুন' },
  unsold: { en: 'Serial {serial} has not been sold.', bn: 'ক্রমিক {serial} বিক্রি হয়নি।' },
  void: { en: 'VOID', bn: 'বাতিল' },
}

/** Searches one serial: the receipts that contain it, void ones included, and its stock entries. */
export function SerialHistory({ papers }: { papers: readonly PaperChoice[] }) {
  const t = useWords(words)
  const say = useSay()
  const [query, setQuery] = useState({ serial: '', paper: '' })
  const [result, setResult] = useState<{ serial: string; history: SerialRecords }>()
  const { run, isBusy, error } = useAction({ showsError: true })

  function search(event: FormEvent) {
    event.preventDefault()
    const serial = latinDigits(query.serial).trim()
    if (serial)
      run(() => http.get<SerialRecords>('paper-stock/serial/', { params: { ...query, serial } }), {
        onDone: ({ data: history }) => setResult({ serial, history }),
      })
  }

  return (
    <>
      <form className={styles.search} role="search" onSubmit={search}>
        <Filter label={t.serial} id="serial_search">
          {(id) => (
            <IntInput
              id={id}
              name={id}
              value={query.serial}
              onChange={({ target }) => setQuery({ ...query, serial: target.value })}
            />
          )}
        </Filter>
        <Filter label={t.paper} id="serial_search_paper">
          {(id) => (
            <SelectField
              id={id}
              name={id}
              value={query.paper}
              options={papers}
              emptyOption={words.all}
              onChange={(paper) => setQuery({ ...query, paper })}
            />
          )}
        </Filter>
        <Button htmlType="submit" loading={isBusy} icon={<SearchOutlined aria-hidden />}>
          {say(words.search)}
        </Button>
      </form>
      <div aria-live="polite">
        {error ? (
          <p role="alert" className={styles.error}>
            {error.message}
          </p>
        ) : (
          result && <SerialEvents {...result} papers={papers} />
        )}
      </div>
    </>
  )
}

type SerialEventsProps = { history: SerialRecords; serial: string; papers: readonly PaperChoice[] }

function SerialEvents({ history: { sales, stock }, serial, papers }: SerialEventsProps) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const nameOf = (paper: string): Words => {
    // a form that was deleted has only its code
    const fallback = { en: paper, bn: paper }
    return papers.find(({ value }) => value === paper)?.label ?? fallback
  }
  return (
    <>
      {!sales.some(({ voided_at }) => !voided_at) && (
        <p className={styles.unsold}>{fill(t.unsold, { serial: show.digits(serial) })}</p>
      )}
      <ul className={styles.history}>
        {sales.map(({ number, paper, date, payer, payer_bengali, voided_at, ...range }) => (
          <li key={number}>
            <Link to={`/dashboard/receipt/${number}`} translate="no">
              {number}
            </Link>
            {voided_at && <b className={styles.void}>{t.void}</b>}
            <span>
              {[
                say(nameOf(paper)),
                show.digits(showRanges([range])),
                show.day(date),
                say({ en: payer, bn: payer_bengali || payer }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
        {stock.map(({ id, kind, paper, date, ...range }) => (
          <li key={id}>
            <span>{say(stockKinds.find(({ value }) => value === kind)?.label)}</span>
            <span>{[say(nameOf(paper)), show.digits(showRanges([range])), show.day(date)].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
