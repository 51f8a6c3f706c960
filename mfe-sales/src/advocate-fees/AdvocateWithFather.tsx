import type { AdvocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { useSay, useWords } from '@samity/shared-ui/words'
import styles from './AdvocateWithFather.module.css'

const words = { unknown: { en: 'Unknown', bn: 'অজানা' } }

export const namesOf = ({
  advocate_name,
  advocate_name_bengali,
  father_name,
  father_name_bengali,
}: AdvocateFees) => ({
  advocate: { en: advocate_name, bn: advocate_name_bengali || advocate_name },
  father: { en: father_name, bn: father_name_bengali || father_name },
})

/** The names of an advocate and the father; 'Unknown' when there is no such advocate. */
export function AdvocateWithFather(fees: AdvocateFees) {
  const t = useWords(words)
  const say = useSay()
  const { advocate, father } = namesOf(fees)
  return (
    <div>
      {advocate.en ? <span translate="no">{say(advocate)}</span> : t.unknown}
      {father.en && (
        <span className={styles.father} translate="no">
          {say(father)}
        </span>
      )}
    </div>
  )
}
