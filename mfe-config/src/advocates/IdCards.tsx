import { advocate, type Advocate } from '@samity/shared-api/contract/config/advocate'
import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import { AssociationLogo, ErrorState } from '@samity/shared-ui/core'
import { CheckMark, useCheckCodes } from '@samity/shared-ui/receipt'
import { translateAttribute, useAssociation, useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './print.module.css'

const words = {
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  number: { en: 'Bar Reg. No.', bn: 'বার নিবন্ধন নং' },
  blood: { en: 'Blood Group', bn: 'রক্তের গ্রুপ' },
  photo: { en: 'Photo', bn: 'ছবি' },
  sign: { en: 'Secretary', bn: 'সম্পাদক' },
}

/**
 * Cards in bank card size, ten on an A4 page with lines to cut along. The QR code leads to the check page.
 */
export function IdCards({ advocates }: { advocates: readonly Advocate[] }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { name, established } = useAssociation()
  const codes = useCheckCodes(
    'member',
    advocates.map(({ id }) => id),
  )
  if (codes.error && !codes.data) return <ErrorState error={codes.error} retry={codes.refresh} />
  return (
    <ul className={styles.cards}>
      {advocates.map((holder) => (
        <li key={holder.id} className={styles.card}>
          <div className={styles.head}>
            <AssociationLogo size={32} className={styles.logo} />
            <strong>{say(name)}</strong>
            {say(established) && <span>{say(established)}</span>}
          </div>
          <div className={styles.body}>
            {holder.photo ? (
              <img className={styles.photo} src={`${holder.photo}/320.webp`} alt={t.photo} />
            ) : (
              <span className={styles.photo} />
            )}
            <div className={styles.who}>
              <strong translate="no">{holder.name_bengali}</strong>
              <span translate="no">{holder.name_english}</span>
              <span>{t.advocate}</span>
              <span>
                {t.number}:{' '}
                <b translate={translateAttribute(holder.bar_registration_number)}>
                  {show.digits(holder.bar_registration_number)}
                </b>
              </span>
              {holder.bar_council_no && (
                <span>
                  {say(advocate.fields.bar_council_no.label)}:{' '}
                  <b translate={translateAttribute(holder.bar_council_no)}>
                    {show.digits(holder.bar_council_no)}
                  </b>
                </span>
              )}
              {holder.blood_group && (
                <span>
                  {t.blood}: <b>{holder.blood_group}</b>
                </span>
              )}
            </div>
            <CardCheck check={codes.data?.get(holder.id)} />
            <span className={styles.sign}>{t.sign}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}

function CardCheck({ check }: { check: CheckCode | undefined }) {
  return check && <CheckMark check={check} className={styles.check} />
}
