import { toDecimal, type Words } from '@samity/shared-api/contract'
import type { PlaceBalance, WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { PrintSheet, PrintTable } from '@samity/shared-ui/print'
import { Link } from '@samity/shared-ui/router'
import { usePersonName } from '@samity/shared-ui/query'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { anyPlaceKinds, cashBookLink, kindWords, placeName } from '../treasury-api.ts'
import styles from '../treasury.module.css'
import { Equation } from './Equation.tsx'
import { fundWords } from './fund-words.ts'
import { sumsByKind } from './sums-by-kind.ts'

const words = {
  place: { en: 'Place', bn: 'টাকার স্থান' },
  kind: { en: 'Kind', bn: 'ধরন' },
  fund: { en: 'Fund', bn: 'তহবিল' },
  holder: { en: 'Holder', bn: 'দায়িত্বে' },
  account: { en: 'Account No', bn: 'হিসাব নম্বর' },
  balance: { en: 'Balance', bn: 'স্থিতি' },
  overdrawn: { en: 'overdrawn', bn: 'ঋণাত্মক' },
  byFund: { en: 'By fund', bn: 'তহবিল অনুযায়ী' },
  byKind: { en: 'By kind', bn: 'ধরন অনুযায়ী' },
  total: { en: 'Total', bn: 'মোট' },
}

const kindOrder = anyPlaceKinds.map(({ value }): string => value)
const sorted = (places: readonly PlaceBalance[]) =>
  [...places].sort((one, other) => kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind))

type Props = { where: WhereTheMoneyIs; heading: Words }

export function PlaceBalances({ where, heading }: Props) {
  const say = useSay()
  const personOf = usePersonName()
  const show = useShow()
  const t = useWords(words)
  const rows = useMemo(() => sorted(where.places), [where])
  const columns = useMemo(
    (): Column<PlaceBalance>[] => [
      {
        name: 'name',
        label: words.place,
        value: (row) => say(placeName(row)),
        show: (row) => (
          <Link className={styles.link} to={cashBookLink(row.id, '', where.on)} translate="no">
            {say(placeName(row))}
          </Link>
        ),
      },
      { name: 'kind', label: words.kind, value: ({ kind }) => say(kindWords(kind)) },
      { name: 'fund', label: words.fund, value: ({ fund }) => (fund ? say(fundWords(fund)) : '') },
      { name: 'holder_name', label: words.holder, value: ({ holder_name }) => personOf(holder_name) },
      {
        name: 'account_no',
        label: words.account,
        value: ({ account_no }) => account_no,
        show: ({ account_no }) => show.digits(account_no),
        hidden: 'when narrow',
      },
      {
        name: 'balance',
        label: words.balance,
        kind: 'money',
        value: ({ balance }) => balance,
        show: ({ balance, overdrawn }) =>
          overdrawn ? (
            <span className={styles.warning}>
              {show.amount(balance)} <span className={styles.small}>{t.overdrawn}</span>
            </span>
          ) : (
            show.amount(balance)
          ),
      },
    ],
    [say, show, t, personOf, where.on],
  )
  return (
    <DataTable
      label={heading}
      file={`where-the-money-is-${where.on}`}
      rows={rows}
      columns={columns}
      size={Math.max(rows.length, 1)}
      totals={{ balance: where.total }}
      printLayout={() => <WherePrint where={where} title={say(heading)} />}
    />
  )
}

/** The print layout on A4, also a chapter of its own: places, sums by kind and fund, and the equation. */
function WherePrint({ where, title }: { where: WhereTheMoneyIs; title: string }) {
  const t = useWords(words)
  const say = useSay()
  const personOf = usePersonName()
  const show = useShow()
  const sumColumns = (label: string) => [
    { name: 'label', label },
    { name: 'balance', label: t.balance, isFigure: true },
  ]
  const sumRow = (label: string, balance: string) => ({ label, balance: show.amount(balance) })
  return (
    <PrintSheet title={title} subtitle={show.day(where.on)}>
      <PrintTable
        columns={[
          { name: 'place', label: t.place },
          { name: 'kind', label: t.kind },
          { name: 'fund', label: t.fund },
          { name: 'holder', label: t.holder },
          { name: 'account', label: t.account },
          { name: 'balance', label: t.balance, isFigure: true },
        ]}
        rows={sorted(where.places).map((place) => ({
          place: say(placeName(place)),
          kind: say(kindWords(place.kind)),
          fund: place.fund && say(fundWords(place.fund)),
          holder: personOf(place.holder_name),
          account: show.digits(place.account_no),
          balance: place.overdrawn
            ? `${show.amount(place.balance)} ${t.overdrawn}`
            : show.amount(place.balance),
        }))}
        total={{ place: t.total, balance: show.amount(where.total) }}
      />
      <PrintTable
        caption={t.byKind}
        columns={sumColumns(t.kind)}
        rows={sumsByKind(where.places).map(({ label, paisa }) => sumRow(say(label), toDecimal(paisa)))}
      />
      <PrintTable
        caption={t.byFund}
        columns={sumColumns(t.fund)}
        rows={where.funds.map(({ fund, balance }) => sumRow(say(fundWords(fund)), balance))}
      />
      <Equation where={where} />
    </PrintSheet>
  )
}
