import { Link } from '@samity/shared-ui/router'
import { useAssociation, useLanguage } from '@samity/shared-ui/words'
import { Picture } from '../parts/Picture.tsx'
import { Emblem } from './Emblem.tsx'
import styles from './Masthead.module.css'

/** The association's logo, or the drawn seal, and its name in both languages, that of the page first. */
export function Masthead() {
  const { name, logo } = useAssociation()
  const language = useLanguage()
  const other = language === 'en' ? 'bn' : 'en'
  return (
    <div className={styles.masthead}>
      <Link to="/" className={styles.inside}>
        {logo ? (
          <Picture
            of={logo}
            alt=""
            width={88}
            height={88}
            sizes="88px"
            widest={320}
            first
            className={styles.logo}
          />
        ) : (
          <Emblem size={88} className={styles.emblem} />
        )}
        <span className={styles.names} translate="no">
          <span className={styles.name}>{name[language]}</span>
          {name[other] !== name[language] && (
            <span className={styles.other} lang={other}>
              {name[other]}
            </span>
          )}
        </span>
      </Link>
    </div>
  )
}
