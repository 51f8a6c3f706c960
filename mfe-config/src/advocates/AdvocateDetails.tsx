import { advocate as advocateResource, type Advocate } from '@samity/shared-api/contract/config/advocate'
import { AssociationLogo } from '@samity/shared-ui/core'
import { cellTranslateAttribute, useFormatCell, type CellValue } from '@samity/shared-ui/data'
import { useAssociation, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { Ref } from 'react'
import styles from './details.module.css'
import { PersonTable } from './PersonTable.tsx'

const words = {
  title: { en: 'আইনজীবীর বিস্তারিত তথ্য', bn: 'আইনজীবীর বিস্তারিত তথ্য' },
  unknown: { en: 'N/A', bn: 'জানা নেই' },
  photo: { en: 'Photo', bn: 'ছবি' },
}

const fieldNames = [
  'status',
  'name_english',
  'name_bengali',
  'father_name',
  'father_name_bengali',
  'mother_name',
  'husband_or_wife_name',
  'phone',
  'email',
  'gender',
  'marital_status',
  'date_of_birth',
  'nid_number',
  'blood_group',
  'religion',
  'current_address',
  'permanent_address',
  'education',
  'bar_registration_number',
  'bar_council_no',
  'sanad_date',
  'advocate_type',
  'enrollment_date_As_lawyer',
  'enrollment_date_As_member',
  'employment_details',
  'pension_details',
  'practicing_court_name',
  'retirement_date',
  'death_date',
  'remarks',
] as const

type Props = { advocate: Advocate; ref?: Ref<HTMLDivElement> }

/**
 * The details of an advocate, on the screen and in print. The server sends a cashier fewer fields; only the
 * fields in the response are shown.
 */
export function AdvocateDetails({ advocate, ref }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const formatCell = useFormatCell()
  const { name, established } = useAssociation()
  return (
    <div ref={ref} className={styles.details}>
      <header className={styles.letterhead}>
        <AssociationLogo size={64} />
        <strong>{say(name)}</strong>
        {say(established) && <span>{say(established)}</span>}
        <h1>{t.title}</h1>
      </header>
      <div className={styles.who}>
        {advocate.photo && (
          <img
            className={styles.photo}
            src={`${advocate.photo}/320.webp`}
            alt={t.photo}
            width={96}
            height={116}
          />
        )}
        <div translate="no">
          <strong className={styles.name}>{advocate.name_bengali}</strong>
          <div>{advocate.name_english}</div>
          <div>{show.digits(advocate.bar_registration_number)}</div>
        </div>
      </div>
      <dl className={styles.facts}>
        {fieldNames
          .filter((field) => field in advocate)
          .map((field) => (
            <div key={field}>
              <dt>{say(advocateResource.fields[field].label)}</dt>
              <dd
                translate={cellTranslateAttribute(
                  advocateResource.fields[field],
                  advocate[field] as CellValue,
                )}
              >
                {formatCell(advocateResource.fields[field], advocate[field] as CellValue) ||
                  (field === 'status' ? t.unknown : '—')}
              </dd>
            </div>
          ))}
      </dl>
      {advocate.children && <PersonTable kind="children" rows={advocate.children} />}
      {advocate.nominees && <PersonTable kind="nominees" rows={advocate.nominees} />}
    </div>
  )
}
