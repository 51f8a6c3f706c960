import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import { RecordLink } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { showPeriod } from '@samity/shared-api/contract/members/dues-kinds'
import { showSpan } from '../members-api.ts'
import styles from '../members.module.css'
import { passbookWords } from './passbook-words.ts'
import { roomOf } from './show-parts.ts'

export function OtherParts({ passbook }: { passbook: Passbook }) {
  const t = useWords(passbookWords)
  const say = useSay()
  const show = useShow()
  const { rents, associates, fund_years: fundYears, certificates } = passbook
  return (
    <>
      <Part title={t.rents} count={rents.length}>
        {rents.map((rent) => (
          <li key={rent.id}>
            <RecordLink className={styles.link} kind="renter" values={{ id: rent.id }} translate="no">
              {show.digits(roomOf(rent, say))}
            </RecordLink>
            <span className={styles.small}>
              {t.rent}: {show.money(rent.rent_amount)} · {t.months}: {show.number(rent.due_months.length)} ·{' '}
              {t.owed}: {show.money(rent.due_amount)}
              {rent.due_months.length > 0 &&
                ` (${show.digits(rent.due_months.map((month) => showPeriod(month)).join(', '))})`}
            </span>
          </li>
        ))}
      </Part>
      <Part title={t.associates} count={associates.length}>
        {associates.map((associate) => (
          <li key={associate.id}>
            <RecordLink
              className={styles.link}
              kind="receipt"
              values={{ number: associate.number }}
              translate="no"
            >
              {associate.name}
            </RecordLink>
            <span className={styles.small}>
              {t.license}: <span translate="no">{show.digits(associate.license_no)}</span> · {t.validUntil}:{' '}
              {show.day(associate.valid_until)}
            </span>
          </li>
        ))}
      </Part>
      <Part title={t.fundYears} count={fundYears.length}>
        {fundYears.map(({ from_year, to_year, number }) => (
          <li key={`${from_year} ${number}`}>
            {show.digits(showSpan(String(from_year), String(to_year)))}{' '}
            <RecordLink className={styles.link} kind="receipt" values={{ number }} translate="no">
              {number}
            </RecordLink>
          </li>
        ))}
      </Part>
      <Part title={t.certificates} count={certificates.length}>
        {certificates.map(({ id, number, day, voided_at }) => (
          <li key={id}>
            <Link
              className={styles.link}
              to={`/dashboard/members/clearance-certificates?certificate=${id}`}
              translate="no"
            >
              {number}
            </Link>{' '}
            {show.day(day)} {voided_at && <span className={`${styles.tag} ${styles.bad}`}>{t.void}</span>}
          </li>
        ))}
      </Part>
    </>
  )
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
