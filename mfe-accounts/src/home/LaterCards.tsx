import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import { EmptyState, Card, RecordLink, useRecordPath } from '@samity/shared-ui/core'
import { translateAttribute, fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './home.module.css'
import { ReceiptsCard } from './ReceiptsCard.tsx'

const words = {
  rents: { en: 'Rent due', bn: 'বকেয়া ভাড়া' },
  noRents: { en: 'No rent is due.', bn: 'কোনো ভাড়া বকেয়া নেই।' },
  months: { en: '{months} months', bn: '{months} মাস' },
  oneMonth: { en: '1 month', bn: '১ মাস' },
  allRents: { en: '{count} renters, ৳ {amount}', bn: '{count} জন ভাড়াটিয়া, ৳ {amount}' },
  renewals: { en: 'Renewals due', bn: 'নবায়ন বাকি' },
  noRenewals: { en: 'No renewal is due.', bn: 'কোনো নবায়ন বাকি নেই।' },
  until: { en: 'valid until {day}', bn: '{day} পর্যন্ত বৈধ' },
  allRenewals: { en: '{count} associates', bn: '{count} জন সহকারী' },
}

/** The cards below the first screen, whose code loads after it. */
export default function LaterCards({ figures }: { figures: DashboardFigures }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ReceiptsCard receipts={figures.receipts} />
      </div>
      <div className={styles.column}>
        <RentsDue rents={figures.rents} />
        <RenewalsDue renewals={figures.renewals} />
      </div>
    </div>
  )
}

function RentsDue({ rents }: Pick<DashboardFigures, 'rents'>) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  // the list of renters, or that of the rents taken for a cashier, who may not open it
  const kind = useRecordPath()('renter') ? 'renter' : 'rent-receipt'
  const summary = fill(t.allRents, { count: show.number(rents.count), amount: show.amount(rents.amount) })
  return (
    <Card heading={words.rents}>
      {rents.count === 0 ? (
        <EmptyState text={words.noRents} />
      ) : (
        <>
          <ul className={styles.lines}>
            {rents.first.map(({ id, renter_name, building_name, building_name_bengali, months, amount }) => (
              <li key={id} className={styles.line}>
                <RecordLink
                  kind={kind}
                  values={{ due: 1, search: renter_name }}
                  translate={translateAttribute(renter_name)}
                >
                  {renter_name}
                </RecordLink>
                <span>{show.amount(amount)}</span>
                <span className={styles.soft}>
                  <span translate={translateAttribute(building_name)}>
                    {say({ en: building_name, bn: building_name_bengali || building_name })}
                  </span>{' '}
                  · {months === 1 ? t.oneMonth : fill(t.months, { months: show.number(months) })}
                </span>
              </li>
            ))}
          </ul>
          <RecordLink kind="renter" values={{ due: 1 }}>
            {summary}
          </RecordLink>
        </>
      )}
    </Card>
  )
}

function RenewalsDue({ renewals }: Pick<DashboardFigures, 'renewals'>) {
  const t = useWords(words)
  const show = useShow()
  return (
    <Card heading={words.renewals}>
      {renewals.count === 0 ? (
        <EmptyState text={words.noRenewals} />
      ) : (
        <>
          <ul className={styles.lines}>
            {renewals.first.map(({ id, name, license_no, valid_until }) => (
              <li key={id} className={styles.line}>
                <RecordLink
                  kind="associate-renewal"
                  values={{ search: license_no }}
                  translate={translateAttribute(name)}
                >
                  {name}
                </RecordLink>
                <span translate="no">{show.digits(license_no)}</span>
                <span className={styles.soft}>{fill(t.until, { day: show.day(valid_until) })}</span>
              </li>
            ))}
          </ul>
          <RecordLink kind="associate-renewal">
            {fill(t.allRenewals, { count: show.number(renewals.count) })}
          </RecordLink>
        </>
      )}
    </Card>
  )
}
