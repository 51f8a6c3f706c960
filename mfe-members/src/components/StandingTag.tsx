import { standingWords, type ShownStanding } from '@samity/shared-api/contract/members/dues-kinds'
import { useSay } from '@samity/shared-ui/words'
import styles from '../members.module.css'

export function StandingTag({ standing }: { standing: ShownStanding }) {
  const say = useSay()
  const tone =
    standing === 'regular'
      ? styles.good
      : standing === 'in_arrears' || standing === 'suspended'
        ? styles.bad
        : ''
  return <span className={`${styles.tag} ${tone}`}>{say(standingWords(standing))}</span>
}
