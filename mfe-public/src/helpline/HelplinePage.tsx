import { latinDigits } from '@samity/shared-api/contract/digits'
import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import type { Language } from '@samity/shared-api/contract/words'
import type { Get } from '@samity/shared-api/module'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { SectionHeading } from '../components/SectionHeading.tsx'
import { Icon } from '../components/Icon.tsx'
import styles from './HelplinePage.module.css'

const words = {
  heading: { en: 'Helpline', bn: 'হেল্পলাইন' },
  none: { en: 'No number has been entered yet.', bn: 'এখনো কোনো নম্বর যোগ করা হয়নি।' },
}
const description = {
  en: 'Telephone numbers for legal aid and emergencies.',
  bn: 'আইনগত সহায়তা ও জরুরি প্রয়োজনের টেলিফোন নম্বর।',
}

type HelplineData = { lines: AssociationSettings['helpline'] }

export async function data(get: Get): Promise<HelplineData> {
  // the contract declares this type for GET settings/
  const { helpline } = (await get('settings/')) as AssociationSettings
  return { lines: helpline }
}

export const describe = (_data: HelplineData, language: Language): string => description[language]

export default function HelplinePage({ data: { lines } }: { data: HelplineData }) {
  const say = useSay()
  const t = useWords(words)
  const { digits } = useShow()
  return (
    <>
      <SectionHeading text={t.heading} />
      {lines.length === 0 && <p>{t.none}</p>}
      <ul className={styles.lines}>
        {lines.map(({ name, number, hours, note }, index) => (
          <li key={index}>
            <h2>{say(name)}</h2>
            {number && (
              <p className={styles.number}>
                <a href={`tel:${latinDigits(number).replace(/[^\d+*#]/g, '')}`}>
                  <Icon name="phone" size={26} />
                  {digits(number)}
                </a>
              </p>
            )}
            {say(hours) && (
              <p className={styles.hours}>
                <Icon name="clock" size={18} />
                {say(hours)}
              </p>
            )}
            {say(note) && <p>{say(note)}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
