import styles from './DataTable.module.css'

type RowCheckboxProps = {
  label: string
  checked: boolean
  isIndeterminate?: boolean
  onChange: (isSelected: boolean) => void
}

/** A checkbox that selects rows. It is a plain one, because a page has dozens of them. */
export const RowCheckbox = ({ label, checked, isIndeterminate = false, onChange }: RowCheckboxProps) => (
  <input
    type="checkbox"
    className={styles.checkbox}
    aria-label={label}
    checked={checked}
    ref={(box) => {
      if (box) box.indeterminate = isIndeterminate
    }}
    onChange={({ target }) => onChange(target.checked)}
  />
)
