import { positionWords } from '@samity/shared-api/contract/config/position-names'
import { Link } from '@samity/shared-ui/router'
import { fill, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { Portrait } from '../components/Portrait.tsx'
import { languageAttributes } from '../language-attributes.ts'
import type { Seat } from '../committee/seats.ts'
import styles from './CommitteeGrid.module.css'

const words = {
  heading: { en: 'Executive Committee {year}', bn: 'কার্যনির্বাহী কমিটি {year}' },
  none: { en: 'No committee found for {year}.', bn: '{year} সালের কোনো কমিটি পাওয়া যায়নি।' },
  all: { en: 'All committees', bn: 'সকল কমিটি' },
}

export function CommitteeGrid({ year, seats }: { year: number; seats: readonly Seat[] }) {
  const t = useWords(words)
  const yearText = useShow().digits(year)
  return (
    <section className={styles.committee}>
      <div className={styles.heading}>
        <h2>{fill(t.heading, { year: yearText })}</h2>
        <Link to="/committee">{t.all}</Link>
      </div>
      {seats.length === 0 ? (
        <p>{fill(t.none, { year: yearText })}</p>
      ) : (
        <ul className={styles.grid}>
          {seats.map((seat) => (
            <SeatItem key={seat.id} seat={seat} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SeatItem({ seat }: { seat: Seat }) {
  const say = useSay()
  const language = useLanguage()
  const name = language === 'bn' ? seat.name_bengali : seat.name_english
  return (
    <li className={styles.person}>
      <Portrait photo={seat.photo} name="" sizes="(min-width: 1024px) 14rem, (min-width: 640px) 25vw, 45vw" />
      <p className={styles.position}>{say(positionWords(seat.position))}</p>
      <p className={styles.name} {...languageAttributes(name, language)}>
        {name}
      </p>
    </li>
  )
}
