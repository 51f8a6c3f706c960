import { fromDecimal } from '@samity/shared-api/contract'
import { AssociationLogo } from '@samity/shared-ui/core'
import {
  amountInWords,
  fill,
  translateAttribute,
  useAssociation,
  useSay,
  useShow,
  useWords,
} from '@samity/shared-ui/words'
import type { Slip } from '../../contract/cheques.ts'
import { usePlaces } from './cheque-api.ts'
import paper from './slip.module.css'

const words = {
  heading: { en: 'Deposit Slip', bn: 'জমা স্লিপ' },
  number: { en: 'Number', bn: 'নম্বর' },
  date: { en: 'Date', bn: 'তারিখ' },
  account: { en: 'Bank Account', bn: 'ব্যাংক হিসাব' },
  slipNo: { en: "Bank's slip", bn: 'ব্যাংকের স্লিপ' },
  enteredBy: { en: 'Entered by', bn: 'লিখেছেন' },
  serial: { en: 'SL', bn: 'ক্রম' },
  cheque: { en: 'Cheque Number', bn: 'চেক নম্বর' },
  bank: { en: 'Bank and branch', bn: 'ব্যাংক ও শাখা' },
  party: { en: 'Payer', bn: 'প্রদানকারী' },
  amount: { en: 'Amount (৳)', bn: 'পরিমাণ (৳)' },
  total: { en: 'Total of {count} cheques', bn: 'মোট {count}টি চেক' },
  inWords: { en: 'In words', bn: 'কথায়' },
  giver: { en: 'Given by', bn: 'প্রদানকারী' },
  seal: { en: "Bank's seal", bn: 'ব্যাংকের সিল' },
  treasurer: { en: 'Treasurer', bn: 'কোষাধ্যক্ষ' },
}

export function DepositSlipPrint({ slip }: { slip: Slip }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { name } = useAssociation()
  const { rows: places, nameOf } = usePlaces()
  const accountNo = places.find(({ id }) => id === slip.account_id)?.account_no
  const paisa = fromDecimal(slip.amount)
  const facts: [string, string | null][] = [
    [t.number, slip.transfer_number],
    [t.date, show.day(slip.day)],
    [t.account, [nameOf(slip.account_id), accountNo].filter(Boolean).join(' · ')],
    [t.slipNo, slip.slip_no],
    [t.enteredBy, slip.made_by],
  ]
  return (
    <article aria-label={`${t.heading} ${slip.transfer_number ?? ''}`}>
      <header className={paper.head}>
        <AssociationLogo size={40} />
        <strong>{say(name)}</strong>
        <h2 className={paper.title}>{t.heading}</h2>
      </header>
      <DefinitionList facts={facts} />
      <table className={paper.lines}>
        <thead>
          <tr>
            <th scope="col">{t.serial}</th>
            <th scope="col">{t.cheque}</th>
            <th scope="col">{t.bank}</th>
            <th scope="col">{t.party}</th>
            <th scope="col" className={paper.figure}>
              {t.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {slip.cheques.map(({ id, number, bank_name, branch_name, party, amount }, index) => (
            <tr key={id}>
              <td>{show.number(index + 1)}</td>
              <td translate="no">{number}</td>
              <td translate="no">{[bank_name, branch_name].filter(Boolean).join(', ')}</td>
              <td translate="no">{party}</td>
              <td className={paper.figure}>{show.amount(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {fill(t.total, { count: show.number(slip.cheques.length) })}
            </th>
            <th className={paper.figure}>{show.amount(slip.amount)}</th>
          </tr>
        </tfoot>
      </table>
      <div className={paper.words}>
        <span>{t.inWords}:</span>
        <span lang="en" translate="no">
          {amountInWords(paisa, 'en')}
        </span>
        <span lang="bn">{amountInWords(paisa, 'bn')}</span>
      </div>
      <footer className={paper.signatures}>
        <span>{t.giver}</span>
        <span>{t.seal}</span>
        <span>{t.treasurer}</span>
      </footer>
    </article>
  )
}

const DefinitionList = ({ facts }: { facts: [string, string | null][] }) => (
  <dl className={paper.facts}>
    {facts.flatMap(([label, text]) =>
      text
        ? [
            <dt key={label}>{label}:</dt>,
            <dd key={`${label} text`} translate={translateAttribute(text)}>
              {text}
            </dd>,
          ]
        : [],
    )}
  </dl>
)
