import { latinDigits } from '@samity/shared-api/contract/digits'
import type { Language } from '@samity/shared-api/contract/words'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { SectionHeading } from '../components/SectionHeading.tsx'
import { Icon, type IconName } from '../components/Icon.tsx'
import type { ContactData } from './contact-data.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactPage.module.css'
import { OfficeMap } from './OfficeMap.tsx'
import { words } from './words.ts'

export { data } from './contact-data.ts'

export const describe = ({ intro }: ContactData, language: Language): string => intro[language]

export default function ContactPage({ data }: { data: ContactData }) {
  const t = useWords(words)
  return (
    <>
      <SectionHeading text={t.heading} />
      <div className={styles.columns}>
        <Office {...data} />
        <ContactForm />
      </div>
      <OfficeMap map={data.map} address={data.address} />
    </>
  )
}

function Office({ intro, address, landmark, phone, email, working_days }: ContactData) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <div>
      <p className={styles.intro}>{say(intro)}</p>
      <dl className={styles.facts}>
        <Fact icon="place" label={t.address}>
          {say(address)}
        </Fact>
        {say(landmark) && (
          <Fact icon="committee" label={t.landmark}>
            {say(landmark)}
          </Fact>
        )}
        {phone && (
          <Fact icon="phone" label={t.phone}>
            <a href={`tel:${latinDigits(phone).replace(/[^\d+]/g, '')}`}>{show.digits(phone)}</a>
          </Fact>
        )}
        {email && (
          <Fact icon="mail" label={t.mail}>
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
          </Fact>
        )}
        <Fact icon="clock" label={t.hours}>
          {say(working_days)}
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <Icon name={icon} />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
