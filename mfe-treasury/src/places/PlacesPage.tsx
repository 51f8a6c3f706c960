import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { moneyPlace, ownPlaceKinds, placeFunds } from '@samity/shared-api/contract/treasury/money-place'
import { Button, useRole } from '@samity/shared-ui/core'
import { ChoiceFilter, RowButton, useEditParam, useList, type Column } from '@samity/shared-ui/data'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import { Link } from '@samity/shared-ui/router'
import { usePersonName } from '@samity/shared-ui/query'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { anyPlaceKinds, cashBookLink, kindWords, placeName, places } from '../treasury-api.ts'
import styles from '../treasury.module.css'
import { AfterCount } from '../components/AfterCount.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { HolderHistory } from './HolderHistory.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import { PlaceForm } from './PlaceForm.tsx'

const { fields } = moneyPlace
const words = {
  heading: { en: 'Money Places', bn: 'টাকার স্থান' },
  list: { en: 'Places and Balances', bn: 'স্থান ও স্থিতি' },
  name: { en: 'Place', bn: 'টাকার স্থান' },
  balance: { en: 'Balance now', bn: 'এখনকার স্থিতি' },
  coming: { en: 'On the way here', bn: 'এখানে আসছে' },
  rules: { en: 'Rules', bn: 'নিয়ম' },
  empty: {
    en: 'No place matches. Change the filters, or add a place.',
    bn: 'কোনো স্থান মেলেনি। ফিল্টার বদলান, অথবা একটি স্থান যোগ করুন।',
  },
  kind: fields.kind.label,
  nobody: { en: 'Nobody', bn: 'কেউ নন' },
  takesNoMoney: { en: '(takes no money)', bn: '(টাকা নিতে পারেন না)' },
  holders: { en: 'Who kept {box}', bn: '{box} কার কার দায়িত্বে ছিল' },
  handOver: { en: 'Hand over', bn: 'হস্তান্তর করুন' },
  deletion: {
    en: 'Are you sure you want to delete this place?',
    bn: 'আপনি কি নিশ্চিত যে এই স্থানটি মুছে ফেলতে চান?',
  },
}

/** Samity keeps these itself: nobody changes them. */
const isOwn = ({ kind }: MoneyPlace) => ownPlaceKinds.some(({ value }) => value === kind)

export default function PlacesPage() {
  const t = useWords(words)
  const isAdmin = useRole() === 'admin'
  const [handingOver, setHandingOver] = useState<MoneyPlace>()
  const [historyOf, setHistoryOf] = useState<MoneyPlace>()
  const list = useList(places, { filters: { archived: 'archived', kind: 'kind' } })
  const editor = useRecordEditor(places, list, {
    question: words.deletion,
    archive: 'after a question',
  })
  const viewed = useEditParam(places, 'view')
  const columns = useColumns(setHistoryOf)

  return (
    <RecordsPage
      arrangement="list first"
      heading={words.heading}
      editor={editor}
      form={(formProps) => <PlaceForm {...formProps} />}
      listHeading={words.list}
      file="money-places"
      list={list}
      columns={columns}
      empty={words.empty}
      rowClass={({ archived_at }) => (archived_at ? styles.archived : undefined)}
      filters={
        <ChoiceFilter
          list={list}
          name="kind"
          id="filter-kind"
          field={{ label: words.kind, choices: anyPlaceKinds }}
        />
      }
      actions={(row, buttons) => (
        <>
          {!isOwn(row) && <RowButton action="view" onClick={() => void viewed.edit(row)} />}
          {!isOwn(row) && isAdmin && row.kind === 'cash' && !row.archived_at && (
            <Button size="small" onClick={() => setHandingOver(row)}>
              {t.handOver}
            </Button>
          )}
          {!isOwn(row) && buttons}
        </>
      )}
    >
      <PlaceDialog viewed={viewed} />
      {historyOf && <HolderHistory box={historyOf} onClose={() => setHistoryOf(undefined)} />}
      {handingOver && (
        <HandOverDialog
          box={handingOver}
          onClose={(isDone) => {
            setHandingOver(undefined)
            if (isDone) list.refresh()
          }}
        />
      )}
    </RecordsPage>
  )
}

function useColumns(onHistory: (box: MoneyPlace) => void): Column<MoneyPlace>[] {
  const say = useSay()
  const personOf = usePersonName()
  const t = useWords(words)
  const show = useShow()
  return useMemo(() => {
    const rulesOf = ({ is_default, never_below_zero, day_close }: MoneyPlace) => [
      ...(is_default ? [say(fields.is_default.label)] : []),
      ...(never_below_zero ? [say(fields.never_below_zero.label)] : []),
      ...(day_close ? [say(fields.day_close.label)] : []),
    ]
    return [
      {
        name: 'name',
        label: words.name,
        sort: say({ en: 'name_english', bn: 'name_bengali' }),
        value: (row) => say(placeName(row)),
        show: (row) => (
          // one element, so that a phone shows the account below the name
          <span>
            <Link className={styles.link} to={cashBookLink(row.id)} translate="no">
              {say(placeName(row))}
            </Link>
            {row.account_no && (
              <span className={styles.small} translate="no">
                {[row.bank_name, show.digits(row.account_no)].filter(Boolean).join(' · ')}
              </span>
            )}
          </span>
        ),
      },
      { name: 'kind', label: fields.kind.label, kind: 'text', value: ({ kind }) => say(kindWords(kind)) },
      {
        name: 'holder_name',
        label: fields.holder.label,
        sort: null,
        value: ({ holder_name }) => personOf(holder_name),
        show: (row) =>
          row.kind === 'cash' && (
            <Button
              type="link"
              size="small"
              className={styles.cellButton}
              title={fill(t.holders, { box: say(placeName(row)) })}
              onClick={() => onHistory(row)}
            >
              {personOf(row.holder_name) || t.nobody}
              {row.holder_takes_money === false && <span className={styles.warning}>{t.takesNoMoney}</span>}
            </Button>
          ),
      },
      {
        name: 'account_no',
        label: fields.account_no.label,
        value: ({ account_no }) => account_no,
        show: ({ account_no }) => show.digits(account_no),
        hidden: true,
      },
      {
        name: 'fund',
        label: fields.fund.label,
        value: ({ fund }) => say(placeFunds.find(({ value }) => value === fund)?.label),
        hidden: 'when narrow',
      },
      {
        name: 'rules',
        label: words.rules,
        sort: null,
        value: (row) => rulesOf(row).join(', '),
        show: (row) => (
          <span>
            {rulesOf(row).map((rule) => (
              <span key={rule} className={styles.tag}>
                {rule}
              </span>
            ))}
          </span>
        ),
      },
      {
        name: 'opening_amount',
        label: fields.opening_amount.label,
        kind: 'money',
        value: ({ opening_amount }) => opening_amount,
        hidden: true,
      },
      {
        name: 'opening_day',
        label: fields.opening_day.label,
        kind: 'day',
        value: ({ opening_day }) => opening_day,
        hidden: true,
      },
      {
        name: 'coming',
        label: words.coming,
        kind: 'money',
        sort: null,
        value: ({ coming }) => (coming === '0.00' ? null : coming),
        hidden: 'when narrow',
      },
      {
        name: 'balance',
        label: words.balance,
        kind: 'money',
        sort: null,
        total: true,
        value: ({ balance }) => balance,
        show: ({ balance }) =>
          balance === null ? (
            <AfterCount />
          ) : (
            <strong className={balance.startsWith('-') ? styles.warning : undefined}>
              {show.amount(balance)}
            </strong>
          ),
      },
    ]
  }, [say, show, t, personOf, onHistory])
}
