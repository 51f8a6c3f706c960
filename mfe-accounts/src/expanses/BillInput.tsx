import { Button } from '@samity/shared-ui/core'
import { FileButton } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import styles from './bill.module.css'

/** A new file, null for 'take it away', undefined for 'leave it'. */
export type Bill = File | null | undefined

const words = {
  label: { en: 'Bill', bn: 'বিল' },
  choose: { en: 'Attach a picture or PDF', bn: 'ছবি বা PDF সংযুক্ত করুন' },
  clear: { en: 'Remove bill', bn: 'বিল সরান' },
}

type Props = {
  bill: Bill
  onChange: (bill: Bill) => void
  /** The name of what hangs on the voucher */ kept?: string | undefined
}

/** The scan of a bill, for a voucher that is being written. */
export function BillInput({ bill, onChange, kept }: Props) {
  const t = useWords(words)
  const name = bill instanceof File ? bill.name : bill === undefined ? kept : undefined
  return (
    <div role="group" aria-label={t.label} className={styles.bill}>
      <span className={styles.label}>{t.label}</span>
      <div className={styles.row}>
        <FileButton
          id="attachment"
          name="attachment"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          onFiles={([file]) => onChange(file)}
        >
          {t.choose}
        </FileButton>
        {name && (
          <>
            <span translate="no">{name}</span>
            <Button size="small" onClick={() => onChange(kept ? null : undefined)}>
              {t.clear}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
