import { useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { Portrait } from '../components/Portrait.tsx'
import { languageAttributes } from '../language-attributes.ts'
import type { Member } from './member-data.ts'
import styles from './MemberCard.module.css'

const words = {
  bengali: { en: 'Name(bengali)', bn: 'নাম (বাংলা)' },
  english: { en: 'Name(english)', bn: 'নাম (ইংরেজি)' },
  number: { en: 'BBC No.', bn: 'বার কাউন্সিল নং' },
  enrolled: { en: 'Enrollment Date', bn: 'তালিকাভুক্তির তারিখ' },
  father: { en: "Father's Name", bn: 'পিতার নাম' },
  address: { en: 'Present Address', bn: 'বর্তমান ঠিকানা' },
  joined: { en: 'Date of Joining', bn: 'যোগদানের তারিখ' },
  phone: { en: 'Phone', bn: 'ফোন' },
  blood: { en: 'Blood Group', bn: 'রক্তের গ্রুপ' },
  born: { en: 'Date of Birth', bn: 'জন্ম তারিখ' },
}

type Props = { member: Member; number: number; isPriority: boolean }

export function MemberCard({ member, number, isPriority }: Props) {
  const t = useWords(words)
  const show = useShow()
  const language = useLanguage()
  const facts = [
    [t.bengali, member.name_bengali],
    [t.english, member.name_english],
    [t.number, show.digits(member.bar_council_no || member.bar_registration_number)],
    [t.enrolled, show.day(member.enrollment_date_As_lawyer)],
    [t.father, (language === 'bn' && member.father_name_bengali) || member.father_name],
    [t.address, member.current_address],
    [t.joined, show.day(member.enrollment_date_As_member)],
    [t.phone, show.digits(member.phone)],
    [t.blood, member.blood_group],
    [t.born, show.day(member.date_of_birth)],
  ] as const
  return (
    <li className={styles.card}>
      <div className={styles.photo}>
        <Portrait photo={member.photo} name={member.name_english} sizes="6rem" isPriority={isPriority} />
        <span className={styles.number}>{show.digits(number)}</span>
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} {...(label === t.phone && { call: member.phone })} />
        ))}
      </dl>
    </li>
  )
}

/** One fact. A withheld or empty value is a dash. */
function Fact({ label, value, call }: { label: string; value: string; call?: string }) {
  const language = useLanguage()
  return (
    <div>
      <dt>{label}</dt>
      <dd {...(/\p{L}/u.test(value) && languageAttributes(value, language))}>
        {call ? <a href={`tel:${call}`}>{value}</a> : value || '—'}
      </dd>
    </div>
  )
}
