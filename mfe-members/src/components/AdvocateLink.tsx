import { Link } from '@samity/shared-ui/router'
import { useSay, useShow } from '@samity/shared-ui/words'
import { nameOf, passbookLink } from '../members-api.ts'
import styles from '../members.module.css'

type Props = {
  /** The advocate's id */
  id: number
  /** The bar registration number */
  number: string
  name_english: string
  name_bengali: string
}

/** The name and the number of an advocate, as a link to the passbook. */
export function AdvocateLink({ id, number, ...names }: Props) {
  const say = useSay()
  const show = useShow()
  return (
    // one element: on a phone the parts of a cell stand side by side
    <div>
      <Link className={styles.link} to={passbookLink(id)} translate="no">
        {say(nameOf(names))}
      </Link>
      <span className={styles.small} translate="no">
        {show.digits(number)}
      </span>
    </div>
  )
}
