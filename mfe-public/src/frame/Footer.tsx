import { latinDigits } from '@samity/shared-api/contract/digits'
import { Link } from '@samity/shared-ui/router'
import { useAssociation, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { Fragment } from 'react'
import { Icon } from '../components/Icon.tsx'
import styles from './Footer.module.css'
import type { FrameData } from './frame-data.ts'
import { words } from './words.ts'

export function Footer({ contact, footer, siteLinks, year }: FrameData) {
  const say = useSay()
  const t = useWords(words)
  const show = useShow()
  const { name } = useAssociation()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <GetInTouch {...contact} />
        {footer.columns.map(({ title, links }, index) => (
          <section key={index}>
            <h2>{say(title)}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener">
                    {say(label)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.end}>
        <p>
          © {show.digits(year)} {say(name)}. {t.rights}
        </p>
        <p>
          <Link to="/helpline">{t.helpline}</Link> <Link to="/notices">{t.notices}</Link>{' '}
          <Link to="/check">{t.check}</Link> <Link to="/day-digests">{t.dayDigests}</Link>{' '}
          <Link to="/voter-lists">{t.voterLists}</Link>
          {siteLinks.map(({ path, title }) => (
            <Fragment key={path}>
              {' '}
              <Link to={path}>{say(title)}</Link>
            </Fragment>
          ))}
        </p>
        <p>{say(footer.credit)}</p>
      </div>
    </footer>
  )
}

function GetInTouch({ address, phone, email, working_days }: FrameData['contact']) {
  const say = useSay()
  const t = useWords(words)
  const show = useShow()
  return (
    <section>
      <h2>{t.getInTouch}</h2>
      <ul className={styles.touch}>
        <li>
          <Icon name="place" size={20} />
          <span className={styles.unseen}>{t.address}</span> {say(address)}
        </li>
        {phone && (
          <li>
            <Icon name="phone" size={20} />
            <span className={styles.unseen}>{t.phone}</span>{' '}
            <a href={`tel:${latinDigits(phone).replace(/[^\d+]/g, '')}`}>{show.digits(phone)}</a>
          </li>
        )}
        {email && (
          <li>
            <Icon name="mail" size={20} />
            <span className={styles.unseen}>{t.email}</span>{' '}
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
          </li>
        )}
        <li>
          <Icon name="clock" size={20} />
          <span className={styles.unseen}>{t.workingDays}</span> {say(working_days)}
        </li>
      </ul>
    </section>
  )
}
