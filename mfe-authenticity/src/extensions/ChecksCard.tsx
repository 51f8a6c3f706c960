import type { CheckFigures } from '@samity/shared-api/contract/authenticity/check'
import { ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import styles from '../checks/checks.module.css'

const words = {
  lookups: { en: '{count} look-ups in 30 days', bn: '৩০ দিনে {count}টি খোঁজ' },
  notGenuine: { en: '{count} codes were not genuine', bn: '{count}টি কোড আসল ছিল না' },
  waiting: {
    en: 'Papers in more than one case to review: {count}',
    bn: 'একাধিক মামলায় দেখানো {count}টি কাগজের পর্যালোচনা বাকি',
  },
}

const path = '/dashboard/checks'

export default function ChecksCard() {
  const t = useWords(words)
  const show = useShow()
  const { data: figures, error, refresh } = useGet<CheckFigures>('check-figures/')
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!figures) return <LoadingState />
  const waitingCount = figures.double_cases.filter(({ reviewed_at }) => reviewed_at === null).length
  const sumOf = (name: 'lookups' | 'not_genuine') => figures.days.reduce((sum, day) => sum + day[name], 0)
  const notGenuine = sumOf('not_genuine')
  return (
    <p className={styles.figures}>
      {waitingCount > 0 && (
        <Link to={`${path}?state=waiting`} className={styles.waiting}>
          {fill(t.waiting, { count: show.number(waitingCount) })}
        </Link>
      )}
      <Link to={path}>{fill(t.lookups, { count: show.number(sumOf('lookups')) })}</Link>
      {notGenuine > 0 && <span>{fill(t.notGenuine, { count: show.number(notGenuine) })}</span>}
    </p>
  )
}
