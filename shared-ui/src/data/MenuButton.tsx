import { Button, Dropdown } from 'antd'
import { useRef, useState, type ReactNode } from 'react'

type Props = {
  icon: ReactNode
  /** Something that was chosen is under way */
  isLoading: boolean
  items: readonly { key: string; label: ReactNode; disabled?: boolean }[]
  onSelect: (key: string) => void
  children: ReactNode
}

/** Inside the page's landmark, so that readers who jump between landmarks find it. */
export const popupContainerOf = (button: HTMLElement): HTMLElement => button.parentElement ?? document.body

/** A button that offers a few things to do. By keyboard the first one is reached at once, and the button again after. */
export function MenuButton({ icon, isLoading, items, onSelect, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function handleOpenChange(isOpen: boolean) {
    setOpen(isOpen)
    if (isOpen) return
    // later: the key that chose would press the button, and whoever clicked elsewhere is there by then
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
