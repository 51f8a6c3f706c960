import { Alert, Button, Card, DescriptionList, useAction } from '@samity/shared-ui/core'
import { useShow, useWords } from '@samity/shared-ui/words'
import type { RecoveredCopy, ScannedCopy } from '../../contract/loan.ts'
import { recoverCopy, useLibraryRights } from '../library-api.ts'
import styles from '../library.module.css'

const words = {
  heading: { en: 'Lost copy', bn: 'হারানো কপি' },
  book: { en: 'Book', bn: 'বই' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  lost: { en: 'Lost on', bn: 'হারানোর তারিখ' },
  charge: { en: 'Charge', bn: 'মূল্য আদায়' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  explain: { en: 'This copy is lost and cannot be lent.', bn: 'কপিটি হারিয়ে গেছে, তাই ধার দেওয়া যাবে না।' },
  recover: { en: 'Found again', bn: 'পাওয়া গেছে' },
}

type Props = { copy: ScannedCopy; onRecovered: (recovered: RecoveredCopy) => void }

export function LostCopy({ copy, onRecovered }: Props) {
  const t = useWords(words)
  const show = useShow()
  const { mayLend } = useLibraryRights()
  const { run, isBusy, error } = useAction({ showsError: true })
  const { loss } = copy

  return (
    <Card heading={words.heading}>
      <DescriptionList>
        <dt>{t.book}</dt>
        <dd translate="no">
          {copy.title} ({copy.number})
        </dd>
        {loss && (
          <>
            <dt>{t.advocate}</dt>
            <dd translate="no">
              {loss.advocate_name} · {show.digits(loss.advocate_number)}
            </dd>
            <dt>{t.lost}</dt>
            <dd>{show.day(loss.lost_on)}</dd>
            <dt>{t.charge}</dt>
            <dd>{show.money(loss.charge)}</dd>
            <dt>{t.receipt}</dt>
            <dd translate="no">{loss.fine_receipt ?? '—'}</dd>
          </>
        )}
      </DescriptionList>
      <p>{t.explain}</p>
      {mayLend && (
        <div className={styles.buttons}>
          <Button
            type="primary"
            loading={isBusy}
            onClick={() => run(() => recoverCopy(copy.id), { onDone: onRecovered })}
          >
            {t.recover}
          </Button>
        </div>
      )}
      {error && <Alert type="error" role="alert" showIcon title={error.message} />}
    </Card>
  )
}
