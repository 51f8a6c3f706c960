import { bank } from '@samity/shared-api/contract/config/bank'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { banks } from '../../.storybook/records.ts'
import { ConflictDialog } from './ConflictDialog.tsx'

const meta = {
  component: ConflictDialog,
  args: {
    fields: bank.fields,
    mine: { ...banks[0] },
    theirs: { ...banks[0], branch_name: 'New Court Building', address: 'Collectorate Road, Meghnapur' },
    onKeepMine: () => undefined,
    onKeepTheirs: () => undefined,
    onCancel: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ConflictDialog>
export default meta

export const TwoFields: StoryObj<typeof meta> = {}
