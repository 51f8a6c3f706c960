import { useSay } from '@samity/shared-ui/words'
import styles from './form.module.css'

type Props = {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

const show = { en: 'Show', bn: 'দেখান' }

/** A select whose value is a URL parameter. Without scripts it is a form with a submit button. */
export function FilterSelect({ name, label, value, options, onChange }: Props) {
  const say = useSay()
  return (
    <form className={styles.choose}>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <button type="submit" className={styles.unscripted}>
        {say(show)}
      </button>
    </form>
  )
}
