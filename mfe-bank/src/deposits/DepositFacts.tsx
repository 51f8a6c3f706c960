import { DescriptionList } from '@samity/shared-ui/core'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { deposit as resource, depositStates, type Deposit } from '../../contract/deposit.ts'
import type { InterestTerms } from '../../contract/deposit-interest.ts'
import { fundWords, placeWords } from './deposits-api.ts'

const words = {
  state: { en: 'State', bn: 'অবস্থা' },
  principal: { en: 'Principal', bn: 'আসল' },
  matures: { en: 'Matures on', bn: 'মেয়াদ পূর্তি' },
  closed: { en: 'Encashed on', bn: 'ভাঙানোর তারিখ' },
  rateNow: { en: 'Rate today (% a year)', bn: 'আজকের হার (বছরে %)' },
  fund: { en: 'Fund', bn: 'তহবিল' },
  signatories: { en: 'Signatories', bn: 'স্বাক্ষরকারী' },
  scan: { en: 'Scan', bn: 'স্ক্যান' },
  openScan: { en: 'Open the scan', bn: 'স্ক্যান খুলুন' },
}

type Props = { deposit: Deposit; terms: InterestTerms }

export function DepositFacts({ deposit, terms }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { fields } = resource
  const renewal = terms.moves.findLast(({ renewed_months }) => renewed_months !== null)
  const termMonths = renewal?.renewed_months ?? deposit.term_months
  const choiceText = (name: 'kind' | 'day_count' | 'compounding' | 'renewal') =>
    say(fields[name].choices.find(({ value }) => value === deposit[name])!.label)
  const facts: [string, string, 'data'?][] = [
    [t.state, say(depositStates.find(({ value }) => value === deposit.state)!.label)],
    [t.principal, show.money(deposit.principal)],
    [t.rateNow, show.digits(deposit.rate_now)],
    deposit.closed_on ? [t.closed, show.day(deposit.closed_on)] : [t.matures, show.day(deposit.matures_on)],
    [say(fields.kind.label), choiceText('kind')],
    [say(fields.branch.label), deposit.branch, 'data'],
    [
      say(fields.place_id.label),
      say(placeWords({ name_english: deposit.place_name_english, name_bengali: deposit.place_name_bengali })),
      'data',
    ],
    [t.fund, deposit.fund && say(fundWords(deposit.fund))],
    [t.signatories, deposit.signatories, 'data'],
    [say(fields.opened_on.label), show.day(deposit.opened_on)],
    [say(fields.term_months.label), show.number(termMonths)],
    [say(fields.day_count.label), choiceText('day_count')],
    [say(fields.compounding.label), choiceText('compounding')],
    [say(fields.renewal.label), choiceText('renewal')],
    [say(fields.instalment.label), deposit.kind === 'instalment' ? show.money(deposit.instalment) : ''],
    [say(fields.resolution_id.label), deposit.resolution_number, 'data'],
    [say(fields.remarks.label), deposit.remarks, 'data'],
  ]
  return (
    <DescriptionList>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value, isData]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd {...(isData && { translate: 'no' })}>{value}</dd>
          </div>
        ))}
      {deposit.scan && (
        <>
          <dt>{t.scan}</dt>
          <dd>
            <a href={`${deposit.scan}/scan`} target="_blank" rel="noreferrer">
              {t.openScan}
            </a>
          </dd>
        </>
      )}
    </DescriptionList>
  )
}
