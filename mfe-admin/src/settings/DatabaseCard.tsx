import type { DatabaseInfo } from '@samity/shared-api/contract/system/database'
import { Alert, Card, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import styles from './settings.module.css'

const words = {
  heading: { en: 'Database', bn: 'ডেটাবেস' },
  embedded: {
    en: 'Samity uses its built-in PostgreSQL {version}, which is meant for trials and small offices. A larger office uses a PostgreSQL server of its own (DATABASE_URL).',
    bn: 'সিস্টেম তার অন্তর্নির্মিত PostgreSQL {version} ব্যবহার করছে, যা পরীক্ষামূলক ব্যবহার ও ছোট অফিসের জন্য। বড় অফিসে আলাদা PostgreSQL সার্ভার ব্যবহার করুন (DATABASE_URL)।',
  },
  own: {
    en: 'Samity uses your PostgreSQL server, version {version}.',
    bn: 'সিস্টেম আপনাদের PostgreSQL সার্ভার ব্যবহার করছে, সংস্করণ {version}।',
  },
  outdatedEmbedded: {
    en: 'The built-in PostgreSQL is behind version {newest} (known on {date}), so corrections of errors are missing. Update Samity, or use a PostgreSQL server of your own.',
    bn: 'অন্তর্নির্মিত PostgreSQL সংস্করণ {newest}-এর চেয়ে পুরোনো ({date} তারিখের তথ্য), তাই এতে ত্রুটির কিছু সংশোধন নেই। সিস্টেম হালনাগাদ করুন, অথবা আলাদা PostgreSQL সার্ভার ব্যবহার করুন।',
  },
  outdatedOwn: {
    en: 'Your PostgreSQL server is behind version {newest} (known on {date}), so corrections of errors are missing. Update the server.',
    bn: 'আপনাদের PostgreSQL সার্ভার সংস্করণ {newest}-এর চেয়ে পুরোনো ({date} তারিখের তথ্য), তাই এতে ত্রুটির কিছু সংশোধন নেই। সার্ভারটি হালনাগাদ করুন।',
  },
}

/** Which PostgreSQL runs, and a warning when it is behind the newest release that Samity knows. */
export function DatabaseCard() {
  const { data: value, error, refresh } = useGet<DatabaseInfo>('database/')
  return (
    <Card heading={words.heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : value ? (
        <Overview info={value} />
      ) : (
        <LoadingState />
      )}
    </Card>
  )
}

function Overview({ info }: { info: DatabaseInfo }) {
  const t = useWords(words)
  const show = useShow()
  const { version, embedded, newest_version, newest_known_on, outdated } = info
  const warning = embedded ? t.outdatedEmbedded : t.outdatedOwn
  return (
    <div className={styles.form}>
      <p>{fill(embedded ? t.embedded : t.own, { version: show.digits(version) })}</p>
      {outdated && newest_version && (
        <Alert
          type="warning"
          showIcon
          title={fill(warning, { newest: show.digits(newest_version), date: show.day(newest_known_on) })}
        />
      )}
    </div>
  )
}
