import styles from './DataTable.module.css'

type Props = {
  label: string
  checked: boolean
  /** Some of what it stands for are ticked, not all */
  partly?: boolean
  onTick: (ticked: boolean) => void
}

/** A box that ticks rows. A plain one: a page of rows holds dozens of them. */
export const Tick = ({ label, checked, partly = false, onTick }: Props) => (
  <input
    type="checkbox"
    className={styles.tick}
    aria-label={label}
    checked={checked}
    ref={(box) => {
      if (box) box.indeterminate = partly
    }}
    onChange={({ target }) => onTick(target.checked)}
  />
)
