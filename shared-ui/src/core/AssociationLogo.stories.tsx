import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AssociationLogo } from './AssociationLogo.tsx'

const meta = { component: AssociationLogo, args: { size: 44 } } satisfies Meta<typeof AssociationLogo>
export default meta
type Story = StoryObj<typeof meta>

export const AssociationLogoReceipt: Story = {}

export const AssociationLogoReport: Story = { args: { size: 96 } }
