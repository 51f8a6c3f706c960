import type { CashierDues } from '@samity/shared-api/contract/members/dues'
import { useRecordPath } from '../core/record-path.ts'
import { useRole } from '../core/role.ts'
import { useGet } from '../query/index.ts'
import { Link } from '../router/index.ts'
import { useShow, useWords } from '../words/index.ts'
import { ChargeList } from './ChargeList.tsx'
import styles from './AdvocateCombobox.module.css'

const words = {
  owes: { en: 'Owes', bn: 'বকেয়া' },
  take: { en: 'take the fee', bn: 'ফি নিন' },
}

/**
 * Amount that the chosen advocate owes today, with the way to the form of fees; nothing for one who owes
 * nothing.
 */
export function OwedLine({ advocate }: { advocate: number }) {
  const t = useWords(words)
  const show = useShow()
  const role = useRole()
  const feesPath = useRecordPath()('advocate-fees', { id: advocate })
  const dues = useGet<CashierDues>(role && `advocates/${advocate}/dues/`).data
  if (!dues) return null
  const charges = <ChargeList charges={dues.charges} />
  if (dues.total === '0.00') return charges
  return (
    <>
      <div role="status" className={styles.owed}>
        {t.owes} {show.money(dues.total)}
        {feesPath && (
          <>
            {' · '}
            <Link to={feesPath}>{t.take}</Link>
          </>
        )}
      </div>
      {charges}
    </>
  )
}
