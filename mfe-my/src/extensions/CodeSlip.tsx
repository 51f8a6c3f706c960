import type { MemberCode } from '@samity/shared-api/contract/members/own-page'
import { addressIn, type SlotProps } from '@samity/shared-api/module'
import { PrintDialog } from '@samity/shared-ui/print'
import { fill, useAssociation, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from '../requests.module.css'

const words = {
  title: { en: 'Code for the own page', bn: 'নিজের পাতার কোড' },
  open: {
    en: 'Open {address}, enter your member number and this code.',
    bn: '{address} খুলে সদস্য নম্বর ও এই কোড দিন।',
  },
  until: {
    en: 'Valid once, until {moment}. Tell it to nobody.',
    bn: 'একবার, {moment} পর্যন্ত চলবে। কাউকে বলবেন না।',
  },
  number: { en: 'Member No {number}', bn: 'সদস্য নং {number}' },
}

type Props = { advocate: SlotProps['advocate.tab']['advocate']; code: MemberCode; onClose: () => void }

/** The slip that the counter gives to the member. The code is shown this once. */
export function CodeSlip({ advocate, code: { code, expires_at }, onClose }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const language = useLanguage()
  const { name } = useAssociation()
  const { name_english, name_bengali, bar_registration_number } = advocate
  return (
    <PrintDialog title={t.title} onClose={onClose}>
      <article className={`samity-paper ${styles.slip}`} aria-label={t.title}>
        <p>
          <strong>{say(name)}</strong>
        </p>
        <p>
          {say({ en: name_english || name_bengali, bn: name_bengali || name_english })}
          {' · '}
          {fill(t.number, { number: show.digits(bar_registration_number) })}
        </p>
        <p className={styles.code} translate="no">
          {code}
        </p>
        <p>{fill(t.open, { address: `${location.host}${addressIn(language, '/my')}` })}</p>
        <p>{fill(t.until, { moment: show.moment(expires_at) })}</p>
      </article>
    </PrintDialog>
  )
}
