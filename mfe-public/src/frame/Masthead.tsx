import { Link } from '@samity/shared-ui/router'
import { useAssociation, useLanguage } from '@samity/shared-ui/words'
import { Picture } from '../components/Picture.tsx'
import { Emblem } from './Emblem.tsx'
import styles from './Masthead.module.css'

/**
 * The association's logo (or the default emblem) and its name in both languages, the page's language first.
 */
export function Masthead() {
  const { name, logo } = useAssociation()
  const language = useLanguage()
  const otherLanguage = language === 'en' ? 'bn' : 'en'
  return (
    <div className={styles.masthead}>
      <Link to="/" className={styles.inside}>
        {logo ? (
          <Picture
            path={logo}
            alt=""
            width={88}
            height={88}
            sizes="88px"
            maxWidth={320}
            isPriority
            className={styles.logo}
          />
        ) : (
          <Emblem size={88} className={styles.emblem} />
        )}
        <span className={styles.names} translate="no">
          <span className={styles.name}>{name[language]}</span>
          {name[otherLanguage] !== name[language] && (
            <span className={styles.other} lang={otherLanguage}>
              {name[otherLanguage]}
            </span>
          )}
        </span>
      </Link>
    </div>
  )
}
