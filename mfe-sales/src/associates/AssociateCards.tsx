import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import {
  associateRegistration,
  type AssociateRegistration,
} from '@samity/shared-api/contract/sales/associate'
import { AssociationLogo } from '@samity/shared-ui/core'
import { CheckMark } from '@samity/shared-ui/receipt'
import { translateAttribute, useAssociation, useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './cards.module.css'
import { validUntilLabel } from './associate-screen.ts'

const words = {
  title: { en: "Advocate's Associate", bn: 'আইনজীবী সহকারী' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  photo: { en: 'Photo', bn: 'ছবি' },
  secretary: { en: 'Secretary', bn: 'সম্পাদক' },
}

const { license_no: licenceNo } = associateRegistration.fields

type Props = {
  associates: readonly AssociateRegistration[]
  /** The codes on the cards by which people can check them, by the id of the registration */
  codes: ReadonlyMap<number, CheckCode>
}

/**
 * Cards in bank card size, ten on an A4 page with lines to cut along. The band below the head tells them from
 * cards of members.
 */
export function AssociateCards({ associates, codes }: Props) {
  const t = useWords(words)
  const say = useSay()
  const { name } = useAssociation()
  return (
    <ul className={styles.cards}>
      {associates.map((associate) => {
        const check = codes.get(associate.id)
        return (
          <li key={associate.id} className={styles.card}>
            <div className={styles.head}>
              <AssociationLogo size={32} className={styles.logo} />
              <strong>{say(name)}</strong>
            </div>
            <div className={styles.band}>{t.title}</div>
            <div className={styles.body}>
              {associate.photo ? (
                <img className={styles.photo} src={`${associate.photo}/320.webp`} alt={t.photo} />
              ) : (
                <span className={styles.photo} />
              )}
              <CardLines associate={associate} />
              <div className={styles.proof}>
                {check && <CheckMark check={check} className={styles.check} />}
                <span className={styles.sign}>{t.secretary}</span>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function CardLines({ associate }: { associate: AssociateRegistration }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { license_no, name, advocate_id, advocate_name, advocate_name_bengali, valid_until } = associate
  return (
    <dl className={styles.lines}>
      <div className={styles.name} translate="no">
        {name}
      </div>
      <dt>{say(licenceNo.label)}</dt>
      <dd translate={translateAttribute(license_no)}>{show.digits(license_no)}</dd>
      <dt>{t.advocate}</dt>
      <dd>
        {/* the number comes first: a long name may be cut */}
        {advocate_id && (
          <span translate={translateAttribute(advocate_id)}>{show.digits(advocate_id)} · </span>
        )}
        <span translate="no">{say({ en: advocate_name, bn: advocate_name_bengali || advocate_name })}</span>
      </dd>
      <dt>{say(validUntilLabel)}</dt>
      <dd>{valid_until ? show.day(valid_until) : '—'}</dd>
    </dl>
  )
}
