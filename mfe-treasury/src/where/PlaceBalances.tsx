import { toDecimal, type Words } from '@samity/shared-api/contract'
import type { PlaceBalance, WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { PrintSheet } from '@samity/shared-ui/print'
import { Link } from '@samity/shared-ui/router'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import printStyles from '../components/print.module.css'
import { anyPlaceKinds, cashBookLink, kindWords, nameOf } from '../treasury-api.ts'
import styles from '../treasury.module.css'
import { Equation } from './Equation.tsx'
import { fundWords } from './fund-words.ts'
import { sumsByKind } from './sums-by-kind.ts'

const words = {
  place: { en: 'Place', bn: 'স্থান' },
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

/** The places by kind, with their balances. */
export function PlaceBalances({ where, heading }: Props) {
  const say = useSay()
  const show = useShow()
  const t = useWords(words)
  const rows = useMemo(() => sorted(where.places), [where])
  const columns = useMemo(
    (): Column<PlaceBalance>[] => [
      {
        name: 'name',
        label: words.place,
        value: (row) => say(nameOf(row)),
        show: (row) => (
          <Link className={styles.link} to={cashBookLink(row.id, '', where.on)} translate="no">
            {say(nameOf(row))}
          </Link>
        ),
      },
      { name: 'kind', label: words.kind, value: ({ kind }) => say(kindWords(kind)) },
      { name: 'fund', label: words.fund, value: ({ fund }) => (fund ? say(fundWords(fund)) : '') },
      { name: 'holder_name', label: words.holder, value: ({ holder_name }) => holder_name },
      {
        name: 'account_no',
        label: words.account,
        value: ({ account_no }) => account_no,
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
    [say, show, t, where.on],
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
  const show = useShow()
  return (
    <PrintSheet title={title} subtitle={show.day(where.on)}>
      <table className={printStyles.table}>
        <thead>
          <tr>
            {[t.place, t.kind, t.fund, t.holder, t.account].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col" className={printStyles.figure}>
              {t.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted(where.places).map((place) => (
            <tr key={place.id}>
              <td>{say(nameOf(place))}</td>
              <td>{say(kindWords(place.kind))}</td>
              <td>{place.fund && say(fundWords(place.fund))}</td>
              <td>{place.holder_name}</td>
              <td>{place.account_no}</td>
              <td className={printStyles.figure}>{show.amount(place.balance)}</td>
            </tr>
          ))}
          <tr className={printStyles.strong}>
            <th scope="row" colSpan={5}>
              {t.total}
            </th>
            <td className={printStyles.figure}>{show.amount(where.total)}</td>
          </tr>
        </tbody>
      </table>
      <SumTable
        caption={t.byKind}
        sums={sumsByKind(where.places).map(({ label, paisa }) => [say(label), toDecimal(paisa)])}
      />
      <SumTable
        caption={t.byFund}
        sums={where.funds.map(({ fund, balance }) => [say(fundWords(fund)), balance])}
      />
      <Equation where={where} />
    </PrintSheet>
  )
}

function SumTable({ caption, sums }: { caption: string; sums: readonly (readonly [string, string])[] }) {
  const show = useShow()
  return (
    <table className={printStyles.table}>
      <caption>{caption}</caption>
      <tbody>
        {sums.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={printStyles.figure}>{show.amount(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
