import { Link } from '@samity/shared-ui/router'
import { useSay, useShow } from '@samity/shared-ui/words'
import { nameOf } from '@samity/shared-api/contract/words'
import { passbookLink } from '../members-api.ts'
import styles from '../members.module.css'

type Props = {
  id: number
  /** The bar registration number */
  number: string
  name_english: string
  name_bengali: string
}

export function AdvocateLink({ id, number, ...names }: Props) {
  const say = useSay()
  const show = useShow()
  return (
    // one element: on a phone the parts of a cell stand side by side
    <div className={styles.member}>
      <Link className={styles.link} to={passbookLink(id)} translate="no">
        {say(nameOf(names))}
      </Link>
      <span className={styles.small} translate="no">
        {show.digits(number)}
      </span>
    </div>
  )
}
