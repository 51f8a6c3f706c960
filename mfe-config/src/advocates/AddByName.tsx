import { Button, Input, PlusOutlined } from '@samity/shared-ui/core'
import type { Words } from '@samity/shared-api/contract'
import { useSay } from '@samity/shared-ui/words'
import { useId } from 'react'
import styles from './advocates.module.css'

type Props = {
  /** The label of the input: "Child's Name" */
  label: Words
  button: Words
  value: string
  onChange: (name: string) => void
  onAdd: (name: string) => void
}

/**
 * The name input below a list of people, with the button that adds the name to the list. An empty name adds
 * nothing.
 */
export function AddByName({ label, button, value, onChange, onAdd }: Props) {
  const say = useSay()
  const id = useId()

  function add() {
    const name = value.trim()
    if (!name) return
    onAdd(name)
    onChange('')
  }

  return (
    <div className={styles.addByName}>
      <label htmlFor={id}>{say(label)}</label>
      <Input
        id={id}
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !value.trim() || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
        {say(button)}
      </Button>
    </div>
  )
}
