import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DraftNotice } from './DraftNotice.tsx'

const meta = { component: DraftNotice, args: { onDiscard: () => undefined } } satisfies Meta<
  typeof DraftNotice
>
export default meta

export const SimpleDraftNotice: StoryObj<typeof meta> = {}
