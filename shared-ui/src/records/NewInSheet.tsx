import { PlusOutlined } from '@ant-design/icons'
import type { Words } from '@samity/shared-api/contract'
import { Button } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Drawer } from '../core/Drawer.tsx'
import { useUrlParams } from '../data/use-url-params.ts'
import { confirmLeaving } from '../router/index.ts'
import { fillWords, useSay, useWords } from '../words/index.ts'

const words = {
  new: { en: 'New {name}', bn: 'নতুন {name}' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
}

const sheetWidth = 560

/** 'New place' */
export const newName = (name: Words): Words => fillWords(words.new, { name })

/** True when the link to the page names the advocate for a new record. */
export const useOpensForm = (): boolean => useUrlParams()[0].has('advocate')

type SheetProps = {
  isOpen: boolean
  title: Words
  onClose: () => void
  children: () => ReactNode
}

/** A form beside the list. Closing it asks first when something was typed. */
export function FormSheet({ isOpen, title, onClose, children }: SheetProps) {
  const t = useWords(words)
  const say = useSay()
  const leave = async () => {
    if (await confirmLeaving()) onClose()
  }
  return (
    <Drawer
      // it closes at once: while it moved out, it would hold the focus, and the next key is for the list
      key={String(isOpen)}
      open={isOpen}
      title={say(title)}
      size={sheetWidth}
      closable={{ 'aria-label': t.close }}
      mask={{ closable: false }}
      onClose={() => void leave()}
    >
      {isOpen && children()}
    </Drawer>
  )
}

type ButtonProps = {
  name: Words
  /** The sheet is open. When it closes, the focus returns to the button. */
  isOpen: boolean
  onClick: () => void
}

export function NewButton({ name, isOpen, onClick }: ButtonProps) {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Button ref={button} type="primary" icon={<PlusOutlined aria-hidden />} onClick={onClick}>
      {say(newName(name))}
    </Button>
  )
}

type Props = {
  /** The name of the thing: 'transfer' */
  name: Words
  /** Returns the form. It calls `close` after a save. */
  children: (close: () => void) => ReactNode
}

/** The button 'New transfer' of a page that shows its list first, and the sheet with the form. */
export function NewInSheet({ name, children }: Props) {
  const [isOpen, setIsOpen] = useState(useOpensForm())
  const close = () => setIsOpen(false)
  return (
    <>
      <NewButton name={name} isOpen={isOpen} onClick={() => setIsOpen(true)} />
      <FormSheet isOpen={isOpen} title={newName(name)} onClose={close}>
        {() => children(close)}
      </FormSheet>
    </>
  )
}
