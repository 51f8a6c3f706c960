import type { Lock } from '@samity/shared-api/contract/accounts/lock'
import { VersionedForm } from '@samity/shared-ui/admin'
import { LoadingState, ErrorState, Card } from '@samity/shared-ui/core'
import { DayInput } from '@samity/shared-ui/date'
import { LabelledField } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'
import { LockExceptions } from './LockExceptions.tsx'
import { cardParts } from './settings-parts.ts'
import styles from './settings.module.css'

const words = {
  label: { en: 'Locked up to', bn: 'যে তারিখ পর্যন্ত বন্ধ' },
  hint: {
    en: 'Nothing dated on or before this day can be booked, changed or deleted. Leave it blank to lock nothing.',
    bn: 'এই দিন বা তার আগের তারিখে কিছু যোগ, পরিবর্তন বা মুছে ফেলা যাবে না। কিছু বন্ধ না রাখতে চাইলে খালি রাখুন।',
  },
}

export function LockCard() {
  const { data: lock, error, refresh, set } = useGet<Lock>('lock/', { snapshot: true })
  return (
    <Card heading={cardParts.lock.label}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : lock ? (
        <>
          <LockForm lock={lock} onSaved={set} />
          <LockExceptions locked={lock.locked_up_to !== null} />
        </>
      ) : (
        <LoadingState />
      )}
    </Card>
  )
}

function LockForm({ lock, onSaved }: { lock: Lock; onSaved: (lock: Lock) => void }) {
  const t = useWords(words)
  return (
    <VersionedForm<Lock, string>
      path="lock/"
      saved={lock}
      valuesOf={({ locked_up_to }) => ({ locked_up_to: locked_up_to ?? '' })}
      bodyOf={({ locked_up_to }) => ({ locked_up_to: locked_up_to || null })}
      onSaved={onSaved}
    >
      {({ values, errors, change }) => (
        <>
          <div className={styles.day}>
            <LabelledField id="locked_up_to" label={t.label} error={errors['locked_up_to']}>
              <DayInput
                aria-describedby="locked_up_to-hint"
                value={values['locked_up_to']}
                onChange={(day) => change('locked_up_to', day)}
              />
            </LabelledField>
          </div>
          <span id="locked_up_to-hint" className={styles.hint}>
            {t.hint}
          </span>
        </>
      )}
    </VersionedForm>
  )
}
