import { Button } from '@samity/shared-ui/core'
import { useSay, useWords } from '@samity/shared-ui/words'
import { KeyHint } from '../keys/KeyHint.tsx'
import { lineKinds } from '../lines/kinds.ts'
import { lineKindNames, type LineKindName } from '../open-basket/basket.ts'
import styles from './basket.module.css'

const words = {
  add: { en: 'Add to the basket', bn: 'ঝুড়িতে যোগ করুন' },
}

type Props = {
  /** True for a kind that can be sold now: dues need a member */
  isPossible: (kind: LineKindName) => boolean
  onAdd: (kind: LineKindName) => void
}

export function AddKeys({ isPossible, onAdd }: Props) {
  const t = useWords(words)
  const say = useSay()
  return (
    // after a person or a line the group itself has the focus: Enter does nothing, a letter adds
    <div role="group" aria-label={t.add} className={styles.keys} tabIndex={-1} data-keys>
      {lineKindNames.map((name) => (
        <Button
          key={name}
          disabled={!isPossible(name)}
          aria-keyshortcuts={lineKinds[name].letter}
          onClick={() => onAdd(name)}
        >
          {say(lineKinds[name].title)} <KeyHint>{lineKinds[name].letter}</KeyHint>
        </Button>
      ))}
    </div>
  )
}
