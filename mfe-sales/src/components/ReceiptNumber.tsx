import styles from './ReceiptNumber.module.css'

/** A receipt number that does not break over lines and is not translated. */
export const ReceiptNumber = ({ children }: { children: string }) => (
  <span className={styles.number} translate="no">
    {children}
  </span>
)
