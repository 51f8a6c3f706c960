import type { ComponentSlot, SlotProps } from '@samity/shared-api/module'
import type { ReactNode } from 'react'
import { useExtensions } from './extensions.ts'
import { Card } from './Page.tsx'

type ExtensionPanelsProps<S extends ComponentSlot> = {
  /** The slot whose extensions are panels, such as 'library.book.panel' */
  slot: S
  /** Passed to each extension */
  slotProps: SlotProps[S]
}

/** A card for each extension of the slot, with its title. Without extensions there is nothing. */
export function ExtensionPanels<S extends ComponentSlot>({
  slot,
  slotProps,
}: ExtensionPanelsProps<S>): ReactNode {
  return useExtensions(slot, slotProps).map(({ key, title, content }) => (
    <Card key={key} heading={title}>
      {content}
    </Card>
  ))
}
