import { SelectField } from '../core/SelectField.tsx'
import { useWords } from '../words/index.ts'
import { savePaperSize, type PaperSize } from './paper-size.ts'
import styles from './ReceiptPrint.module.css'

const words = { paper: { en: 'Paper', bn: 'কাগজ' } }
const paperSizes = [
  { value: 'a5', label: 'A5' },
  { value: 'roll', label: '80 mm' },
]

type PaperSelectProps = {
  /** The paper of the print layout */
  value: PaperSize
  /** Called with the paper that a person selects */
  onChange: (paperSize: PaperSize) => void
}

/**
 * The choice between A5 and the 80 mm roll. The browser remembers it for all receipts and slips of this
 * computer.
 */
export function PaperSelect({ value, onChange }: PaperSelectProps) {
  const t = useWords(words)
  return (
    <label className={styles.paperSize}>
      {t.paper}
      <SelectField
        value={value}
        options={paperSizes}
        onChange={(paper) => {
          const paperSize = paper === 'roll' ? 'roll' : 'a5'
          onChange(paperSize)
          savePaperSize(paperSize)
        }}
      />
    </label>
  )
}
