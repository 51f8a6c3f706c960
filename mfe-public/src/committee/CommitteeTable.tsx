import { positionWords } from '@samity/shared-api/contract/config/position-names'
import { useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { languageAttributes } from '../language-attributes.ts'
import styles from './CommitteePage.module.css'
import { groupByPosition, type PositionGroup, type Seat } from './seats.ts'

const words = {
  position: { en: 'Position', bn: 'পদ' },
  serial: { en: 'SL No.', bn: 'ক্রমিক নং' },
  name: { en: 'Advocate Name', bn: 'আইনজীবীর নাম' },
  mobile: { en: 'Mobile Number', bn: 'মোবাইল নম্বর' },
}

/** Only these two positions have a tint. */
const tints: Record<string, string | undefined> = { President: styles.president, Secretary: styles.secretary }

export function CommitteeTable({ seats }: { seats: readonly Seat[] }) {
  const t = useWords(words)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.position}</th>
            <th scope="col">{t.serial}</th>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.mobile}</th>
          </tr>
        </thead>
        {groupByPosition(seats).map((group) => (
          <Group key={group.position} {...group} />
        ))}
      </table>
    </div>
  )
}

function Group({ position, seats }: PositionGroup) {
  const say = useSay()
  const { digits } = useShow()
  return (
    <tbody className={tints[position]}>
      {seats.map((seat, index) => (
        <tr key={seat.id}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={seats.length}>
              {say(positionWords(position))}
            </th>
          )}
          <td>{digits(index + 1)}</td>
          <td>
            <Names {...seat} />
          </td>
          <td>
            {seat.phone ? (
              <a href={`tel:${seat.phone}`} translate="no">
                {digits(seat.phone)}
              </a>
            ) : (
              '—'
            )}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** The name in the page's language. An English page shows the Bengali name below it. */
function Names({ name_english, name_bengali }: Seat) {
  const language = useLanguage()
  if (language === 'bn') return name_bengali
  return (
    <>
      {name_english}
      {name_bengali !== name_english && (
        <span className={styles.second} {...languageAttributes(name_bengali, language)}>
          {name_bengali}
        </span>
      )}
    </>
  )
}
