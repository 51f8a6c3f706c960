import { Button } from 'antd'
import { useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react'
import { Dropdown } from '../core/Dropdown.tsx'

export type MenuItem = { key: string; label: ReactNode; disabled?: boolean; danger?: boolean }

type ActionMenuProps = {
  items: readonly MenuItem[]
  onSelect: (key: string) => void
  /** The element that contains the open menu. By default the one around the button. */
  containerOf?: (button: HTMLElement) => HTMLElement
  /** Returns the button with these props */
  children: (props: ButtonProps) => ReactElement<object>
}
type ButtonProps = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
}

/**
 * Renders the popup beside the button, inside the landmark of the page, so that screen readers find it by
 * landmark.
 */
export const popupContainerOf = (button: HTMLElement): HTMLElement => button.parentElement ?? document.body

/**
 * A menu of actions below its button. With the keyboard, the focus moves to the first action, and back to the
 * button afterwards.
 */
export function ActionMenu({ items, onSelect, containerOf = popupContainerOf, children }: ActionMenuProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function handleOpenChange(isOpen: boolean) {
    setOpen(isOpen)
    if (isOpen) return
    // after a timeout: the key that chose would press the button, and a click elsewhere moves the focus first
    setTimeout(() => {
      const hasLostFocus =
        document.activeElement === document.body || document.activeElement?.closest('[role=menu]')
      if (hasLostFocus) ref.current?.focus()
    })
  }

  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      open={open}
      onOpenChange={handleOpenChange}
      getPopupContainer={containerOf}
      menu={{ items: [...items], onClick: ({ key }) => onSelect(key) }}
    >
      {children({ ref, 'aria-haspopup': 'menu', 'aria-expanded': open })}
    </Dropdown>
  )
}

type Props = Pick<ActionMenuProps, 'items' | 'onSelect'> & {
  icon: ReactNode
  isLoading: boolean
  children: ReactNode
}

export const MenuButton = ({ icon, isLoading, children, ...menu }: Props) => (
  <ActionMenu {...menu}>
    {(props) => (
      <Button {...props} icon={icon} loading={isLoading}>
        {children}
      </Button>
    )}
  </ActionMenu>
)
