import { Button } from '@samity/shared-ui/core'
import { FileButton } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import styles from '../settings.module.css'

/** A new file, null for 'take it away', undefined for 'leave it'. */
export type Paper = File | null | undefined

const words = {
  label: { en: 'Attachment (PDF or picture)', bn: 'সংযুক্তি (PDF বা ছবি)' },
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  clear: { en: 'Remove attachment', bn: 'সংযুক্তি সরান' },
}

type Props = {
  paper: Paper
  onChange: (paper: Paper) => void
  /** The name of what hangs on the notice */
  kept: string | undefined
}

/** What hangs on a notice that is being written. */
export function PaperInput({ paper, onChange, kept }: Props) {
  const t = useWords(words)
  const name = paper instanceof File ? paper.name : paper === undefined ? kept : undefined
  return (
    <div className={styles.field}>
      <label htmlFor="attachment">{t.label}</label>
      <div className={styles.row}>
        <FileButton
          id="attachment"
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
