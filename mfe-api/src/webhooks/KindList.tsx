import { eventKinds, type EventKind } from '@samity/shared-api/contract/webhooks/event-kinds'
import { Checkbox } from '@samity/shared-ui/core'
import { useSay, useWords } from '@samity/shared-ui/words'
import styles from './webhooks.module.css'

const words = {
  all: { en: 'All events', bn: 'সব ঘটনা' },
  events: { en: 'Events', bn: 'ঘটনা' },
}

type Props = {
  id?: string
  value?: readonly EventKind[]
  onChange?: (value: EventKind[]) => void
}

const allKinds = eventKinds.map(({ value }): EventKind => value)

export function KindList({ id, value = [], onChange }: Props) {
  const t = useWords(words)
  const say = useSay()
  const isAll = allKinds.every((kind) => value.includes(kind))
  // in the order of the declaration
  const change = (kind: EventKind, isOn: boolean) =>
    onChange?.(allKinds.filter((other) => (other === kind ? isOn : value.includes(other))))
  return (
    <div id={id} role="group" aria-label={t.events} className={styles.kinds}>
      <Checkbox
        checked={isAll}
        indeterminate={value.length > 0 && !isAll}
        onChange={() => onChange?.(isAll ? [] : allKinds)}
      >
        {t.all}
      </Checkbox>
      {eventKinds.map((kind) => (
        <Checkbox
          key={kind.value}
          checked={value.includes(kind.value)}
          onChange={({ target }) => change(kind.value, target.checked)}
        >
          {say(kind.label)} <code className={styles.kind}>{kind.value}</code>
        </Checkbox>
      ))}
    </div>
  )
}
