import type { Words } from '@samity/shared-api/contract'
import { Button, DeleteOutlined, PlusOutlined } from '@samity/shared-ui/core'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { valueAt, useSettingsEdit, type SettingPath } from './settings-edit.ts'
import styles from './settings.module.css'

const words = {
  up: { en: 'Move up', bn: 'উপরে নিন' },
  down: { en: 'Move down', bn: 'নিচে নিন' },
  remove: { en: 'Remove', bn: 'বাদ দিন' },
  add: { en: 'Add {item}', bn: '{item} যোগ করুন' },
}

type Props = {
  path: SettingPath
  /** The name of one item: 'Slide' */
  item: Words
  blank: unknown
  max: number
  min?: number
  children: (path: SettingPath) => ReactNode
}

export function ItemList({ path, item, blank, max, min = 0, children }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { value, set } = useSettingsEdit()
  const items = (valueAt(value, path) ?? []) as unknown[] // the declared settings have a list here

  function swap(one: number, other: number) {
    const next = [...items]
    ;[next[one], next[other]] = [next[other], next[one]]
    set(path, next)
  }

  return (
    <div className={styles.items}>
      {items.map((_item, index) => {
        const name = `${say(item)} ${show.number(index + 1)}`
        return (
          // an item has no identity except its position
          // oxlint-disable-next-line no-array-index-key
          <fieldset key={index} className={styles.item}>
            <legend>{name}</legend>
            {children([...path, index])}
            <div className={styles.row}>
              <Button
                disabled={index === 0}
                aria-label={`${t.up}: ${name}`}
                onClick={() => swap(index, index - 1)}
              >
                ↑
              </Button>
              <Button
                disabled={index === items.length - 1}
                aria-label={`${t.down}: ${name}`}
                onClick={() => swap(index, index + 1)}
              >
                ↓
              </Button>
              <Button
                danger
                icon={<DeleteOutlined aria-hidden />}
                disabled={items.length <= min}
                aria-label={`${t.remove}: ${name}`}
                onClick={() => set(path, items.toSpliced(index, 1))}
              >
                {t.remove}
              </Button>
            </div>
          </fieldset>
        )
      })}
      {items.length < max && (
        <div>
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => set(path, [...items, blank])}>
            {fill(t.add, { item: say(item) })}
          </Button>
        </div>
      )}
    </div>
  )
}
