import { latinDigits } from '@samity/shared-api/contract'
import { Filter } from '@samity/shared-ui/data'
import { IntInput } from '@samity/shared-ui/forms'
import { fill, useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import styles from '../members.module.css'

const words = {
  from: { en: '{label} from', bn: '{label} (থেকে)' },
  to: { en: '{label} to', bn: '{label} (পর্যন্ত)' },
}

type Props = {
  label: string
  /** The URL parameters of the lower and the upper bound are `{id}_min` and `{id}_max` */
  id: 'months' | 'amount'
  params: Record<string, string>
  onChange: (changes: Record<string, string>) => void
}

/**
 * A filter by a smallest and a largest number. The list changes when the person leaves the field or presses
 * Enter.
 */
export function RangeFilter({ label, id, params, onChange }: Props) {
  const t = useWords(words)
  return (
    <div className={styles.range}>
      {(['min', 'max'] as const).map((bound) => {
        const name = `${id}_${bound}`
        return (
          <BoundField
            key={bound}
            id={name}
            label={fill(bound === 'min' ? t.from : t.to, { label })}
            value={params[name] ?? ''}
            onCommit={(value) => onChange({ [name]: value })}
          />
        )
      })}
    </div>
  )
}

type BoundProps = { id: string; label: string; value: string; onCommit: (value: string) => void }

function BoundField({ id, label, value, onCommit }: BoundProps) {
  const [text, setText] = useState(value)
  // Back and links change the URL
  useEffect(() => setText(value), [value])
  const commit = () => {
    const digits = latinDigits(text).replace(/\D/g, '')
    setText(digits)
    if (digits !== value) onCommit(digits)
  }
  return (
    <Filter label={label} id={id}>
      {() => (
        <IntInput
          id={id}
          name={id}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={commit}
          onPressEnter={commit}
        />
      )}
    </Filter>
  )
}
