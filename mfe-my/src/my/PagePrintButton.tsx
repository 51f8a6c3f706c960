import { useWords } from '@samity/shared-ui/words'
import styles from './my.module.css'

const words = {
  print: { en: 'Print or save as PDF', bn: 'ছাপুন বা পিডিএফ করুন' },
  hint: {
    en: 'For a PDF, choose “Save as PDF” as the printer.',
    bn: 'পিডিএফের জন্য প্রিন্টার হিসেবে “Save as PDF” বেছে নিন।',
  },
}

/** The print layout is the page itself; without scripts the browser's own command prints it. */
export function PagePrintButton() {
  const t = useWords(words)
  return (
    <p className={`${styles.line} ${styles.screenOnly}`}>
      <button type="button" className={styles.plainButton} onClick={() => window.print()}>
        {t.print}
      </button>
      <span className={styles.soft}>{t.hint}</span>
    </p>
  )
}
