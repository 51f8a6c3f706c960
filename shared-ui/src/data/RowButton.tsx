import {
  DeleteOutlined,
  EditOutlined,
  EyeOutlined,
  InboxOutlined,
  PrinterOutlined,
  RollbackOutlined,
} from '@ant-design/icons'
import { useSay } from '../words/index.ts'
import { ActionMenu } from './MenuButton.tsx'
import styles from './RowButton.module.css'

const rowActions = {
  view: { Icon: EyeOutlined, label: { en: 'View', bn: 'দেখুন' } },
  edit: { Icon: EditOutlined, label: { en: 'Edit', bn: 'সম্পাদনা' } },
  print: { Icon: PrinterOutlined, label: { en: 'Print', bn: 'ছাপুন' } },
  archive: { Icon: InboxOutlined, label: { en: 'Archive', bn: 'আর্কাইভ করুন' } },
  restore: { Icon: RollbackOutlined, label: { en: 'Restore', bn: 'ফিরিয়ে আনুন' } },
  delete: { Icon: DeleteOutlined, label: { en: 'Delete', bn: 'মুছুন' } },
}

type RowAction = keyof typeof rowActions

type Props = {
  /** Decides the icon and the name: view, edit, print, archive, restore or delete */
  action: RowAction
  /** Called by a click or Enter */
  onClick: () => void
  /** The action is not possible for this row */
  disabled?: boolean
}

/**
 * The button of a row action: an icon, and its name on hover, on focus and on touch screens. It is a plain
 * button, because a page of rows has hundreds of them.
 */
export function RowButton({ action, onClick, disabled = false }: Props) {
  const say = useSay()
  const { Icon, label } = rowActions[action]
  return (
    <button
      type="button"
      className={`${styles.action} ${action === 'delete' ? styles.delete : ''}`}
      aria-label={say(label)}
      data-tip={say(label)}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon aria-hidden />
    </button>
  )
}

const more = { en: 'More', bn: 'আরও' }

type MoreProps = {
  /** One handler for each action of the menu */
  actions: Partial<Record<RowAction, () => void>>
}

/** The button '⋯' of a row with the actions that are seldom used. */
export function MoreButton({ actions }: MoreProps) {
  const say = useSay()
  return (
    <ActionMenu
      items={(Object.keys(actions) as RowAction[]).map((key) => ({
        key,
        label: say(rowActions[key].label),
        danger: key === 'delete',
      }))}
      onSelect={(key) => actions[key as RowAction]?.()}
      // the box of the table would cut the menu off
      containerOf={(button) => button.closest<HTMLElement>('[role=dialog], main') ?? document.body}
    >
      {(props) => (
        <button
          {...props}
          type="button"
          className={styles.action}
          aria-label={say(more)}
          data-tip={say(more)}
        >
          <span aria-hidden>⋯</span>
        </button>
      )}
    </ActionMenu>
  )
}
