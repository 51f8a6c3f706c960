import type { DropDownProps } from 'antd'
import { cloneElement, useEffect, useState, type ReactElement, type SyntheticEvent } from 'react'
import { useToast } from './toast.ts'
import { whenIdle } from './when-idle.ts'
import type { Dropdown as AntDropdown } from './AntDropdown.ts'

type OpenInfo = Parameters<NonNullable<DropDownProps['onOpenChange']>>[1]
type Props = Omit<DropDownProps, 'children'> & {
  children: ReactElement<{
    onClick?: (event: SyntheticEvent) => void
    onMouseEnter?: (event: SyntheticEvent) => void
  }>
}

const failed = {
  en: 'The menu could not be loaded. Check the connection and try again.',
  bn: 'মেনুটি লোড করা যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
}

let loadedPart: typeof AntDropdown | undefined
const loadDropdown = async () => (loadedPart ??= (await import('./AntDropdown.ts')).Dropdown)

/**
 * antd's dropdown. Its code is loaded when the browser is idle, at the latest when the first menu opens: the
 * first screen shows only the controls of menus.
 */
export function Dropdown({ children, open, onOpenChange, trigger = ['hover'], ...props }: Props) {
  const toast = useToast()
  const [part, setPart] = useState(() => loadedPart && { Part: loadedPart })
  /** Used only without `open` */
  const [isOpen, setIsOpen] = useState(false)
  const isLoaded = !!part
  // a failure is reported when somebody opens the menu
  useEffect(
    () => (isLoaded ? undefined : whenIdle(() => void loadDropdown().catch(() => undefined))),
    [isLoaded],
  )

  function changeOpen(next: boolean, info: OpenInfo = { source: 'trigger' }): void {
    setIsOpen(next)
    onOpenChange?.(next, info)
  }
  if (part)
    return (
      <part.Part {...props} trigger={trigger} open={open ?? isOpen} onOpenChange={changeOpen}>
        {children}
      </part.Part>
    )

  async function loadAndOpen(): Promise<void> {
    changeOpen(true)
    try {
      setPart({ Part: loadedPart ?? (await loadDropdown()) })
    } catch {
      changeOpen(false)
      toast.error(failed)
    }
  }
  const { onClick, onMouseEnter } = children.props
  return cloneElement(children, {
    ...(trigger.includes('click') && {
      onClick: (event: SyntheticEvent) => {
        onClick?.(event)
        void loadAndOpen()
      },
    }),
    ...(trigger.includes('hover') && {
      onMouseEnter: (event: SyntheticEvent) => {
        onMouseEnter?.(event)
        void loadAndOpen()
      },
    }),
  })
}
