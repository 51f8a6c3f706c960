import styles from './DataTable.module.css'

type RowCheckboxProps = {
  label: string
  checked: boolean
  /** Some of what it stands for are ticked, not all */
  isIndeterminate?: boolean
  onChange: (ticked: boolean) => void
}

/** A box that ticks rows. A plain one: a page of rows holds dozens of them. */
export const RowCheckbox = ({ label, checked, isIndeterminate = false, onChange }: RowCheckboxProps) => (
  <input
    type="checkbox"
    className={styles.tick}
    aria-label={label}
    checked={checked}
    ref={(box) => {
      if (box) box.indeterminate = isIndeterminate
    }}
    onChange={({ target }) => onChange(target.checked)}
  />
)
