import type { Words } from '@samity/shared-api/contract'
import { Button, CloseOutlined } from '@samity/shared-ui/core'
import { FormColumns } from '@samity/shared-ui/forms'
import { useSay, useShow } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import styles from './advocates.module.css'

const removeLabel = { en: 'Remove', bn: 'বাদ দিন' }

type Props = { label: Words; row: number; onRemove: () => void; children: ReactNode }

export function PersonRow({ label, row, onRemove, children }: Props) {
  const say = useSay()
  const show = useShow()
  const title = `${say(label)} ${show.number(row + 1)}`
  return (
    <div role="group" aria-label={title} className={styles.person}>
      <div className={styles.personTitle}>{title}</div>
      <FormColumns>{children}</FormColumns>
      <Button
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={`${say(removeLabel)}: ${title}`}
        onClick={onRemove}
      >
        {say(removeLabel)}
      </Button>
    </div>
  )
}
