import {
  DeleteOutlined,
  EditOutlined,
  EyeOutlined,
  InboxOutlined,
  PrinterOutlined,
  RollbackOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { useSay } from '../words/index.ts'
import styles from './RowButton.module.css'

const deeds = {
  view: { Icon: EyeOutlined, label: { en: 'View', bn: 'দেখুন' } },
  edit: { Icon: EditOutlined, label: { en: 'Edit', bn: 'সম্পাদনা' } },
  print: { Icon: PrinterOutlined, label: { en: 'Print', bn: 'ছাপুন' } },
  archive: { Icon: InboxOutlined, label: { en: 'Archive', bn: 'আর্কাইভ করুন' } },
  restore: { Icon: RollbackOutlined, label: { en: 'Restore', bn: 'ফিরিয়ে আনুন' } },
  delete: { Icon: DeleteOutlined, label: { en: 'Delete', bn: 'মুছুন' } },
}

type Props = { does: keyof typeof deeds; onClick: () => void; disabled?: boolean }

/** One thing that can be done to a row: a picture for those who see it, its name for everyone. */
export function RowButton({ does, onClick, disabled = false }: Props) {
  const say = useSay()
  const { Icon, label } = deeds[does]
  return (
    <Button
      className={styles.deed}
      type="text"
      danger={does === 'delete'}
      aria-label={say(label)}
      title={say(label)}
      icon={<Icon aria-hidden />}
      disabled={disabled}
      onClick={onClick}
    />
  )
}
