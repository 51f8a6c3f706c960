import { Button } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { Dropdown } from '../core/Dropdown.tsx'

type Props = {
  icon: ReactNode
  isLoading: boolean
  items: readonly { key: string; label: ReactNode; disabled?: boolean }[]
  onSelect: (key: string) => void
  children: ReactNode
}

/**
 * Renders the popup beside the button, inside the landmark of the page, so that screen readers find it by
 * landmark.
 */
export const popupContainerOf = (button: HTMLElement): HTMLElement => button.parentElement ?? document.body

/**
 * A button with a menu of actions. With the keyboard, the focus moves to the first action, and back to the
 * button afterwards.
 */
export function MenuButton({ icon, isLoading, items, onSelect, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function handleOpenChange(isOpen: boolean) {
    setOpen(isOpen)
    if (isOpen) return
    // after a timeout: the key that chose would press the button, and a click elsewhere moves the focus first
    setTimeout(() => {
      const hasLostFocus =
        document.activeElement === document.body || document.activeElement?.closest('[role=menu]')
      if (hasLostFocus) button.current?.focus()
    })
  }

  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      open={open}
      onOpenChange={handleOpenChange}
      getPopupContainer={popupContainerOf}
      menu={{ items: [...items], onClick: ({ key }) => onSelect(key) }}
    >
      <Button ref={button} icon={icon} loading={isLoading} aria-haspopup="menu" aria-expanded={open}>
        {children}
      </Button>
    </Dropdown>
  )
}
