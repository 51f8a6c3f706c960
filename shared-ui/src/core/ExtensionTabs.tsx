import type { Words } from '@samity/shared-api/contract/words'
import type { ComponentSlot, SlotProps } from '@samity/shared-api/module'
import type { ReactNode } from 'react'
import { useSay } from '../words/index.ts'
import { useExtensions } from './extensions.ts'
import { lazyPart } from './lazy-part.tsx'
import { LoadingState } from './states.tsx'

const Tabs = lazyPart(async () => (await import('../more/tabs.ts')).Tabs, LoadingState)

type ExtensionTabsProps<S extends ComponentSlot> = {
  /** The slot whose extensions are tabs */
  slot: S
  /** Passed to each extension */
  slotProps: SlotProps[S]
  /** The name of the first tab, which has the content */
  title: Words
  /** The content that is always there */
  children: ReactNode
}

/**
 * Shows its content, with a tab beside it for each extension of the slot. Without extensions there are no
 * tabs.
 */
export function ExtensionTabs<S extends ComponentSlot>({
  slot,
  slotProps,
  title,
  children,
}: ExtensionTabsProps<S>): ReactNode {
  const say = useSay()
  const extensions = useExtensions(slot, slotProps)
  if (extensions.length === 0) return children
  const tabs = extensions.map(({ key, title: label, content }) => ({
    key,
    label: say(label),
    children: content,
  }))
  return <Tabs items={[{ key: 'own', label: say(title), children }, ...tabs]} />
}
