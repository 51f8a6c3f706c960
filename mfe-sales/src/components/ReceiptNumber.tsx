import styles from './ReceiptNumber.module.css'

/** A number is one word: it is not broken over lines, and no translator touches it. */
export const ReceiptNumber = ({ children }: { children: string }) => (
  <span className={styles.number} translate="no">
    {children}
  </span>
)
