import { Button, Dropdown } from 'antd'
import { useRef, useState, type ReactNode } from 'react'

type Props = {
  icon: ReactNode
  /** Something that was chosen is under way */
  busy: boolean
  items: readonly { key: string; label: ReactNode; disabled?: boolean }[]
  onChoose: (key: string) => void
  children: ReactNode
}

/** Inside the page's landmark, so that readers who jump between landmarks find it. */
export const beside = (button: HTMLElement): HTMLElement => button.parentElement ?? document.body

/** A button that offers a few things to do. By keyboard the first one is reached at once, and the button again after. */
export function MenuButton({ icon, busy, items, onChoose, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function turn(opens: boolean) {
    setOpen(opens)
    if (opens) return
    // later: the key that chose would press the button, and whoever clicked elsewhere is there by then
    setTimeout(() => {
      const isNowhere =
        document.activeElement === document.body || document.activeElement?.closest('[role=menu]')
      if (isNowhere) button.current?.focus()
    })
  }

  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      open={open}
      onOpenChange={turn}
      getPopupContainer={beside}
      menu={{ items: [...items], onClick: ({ key }) => onChoose(key) }}
    >
      <Button ref={button} icon={icon} loading={busy} aria-haspopup="menu" aria-expanded={open}>
        {children}
      </Button>
    </Dropdown>
  )
}
