import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { MoreButton, RowButton } from './RowButton.tsx'

const meta = {
  component: RowButton,
  args: { action: 'edit', onClick: () => undefined },
} satisfies Meta<typeof RowButton>
export default meta
type Story = StoryObj<typeof meta>

export const EditAction: Story = {}

export const AllActions: Story = {
  render: ({ onClick }) => (
    <>
      <RowButton action="view" onClick={onClick} />
      <RowButton action="edit" onClick={onClick} />
      <RowButton action="print" onClick={onClick} />
      <RowButton action="archive" onClick={onClick} />
      <RowButton action="restore" onClick={onClick} />
      <RowButton action="delete" onClick={onClick} />
    </>
  ),
}

export const ActionsBehindMore: Story = {
  render: ({ onClick }) => (
    <>
      <RowButton action="edit" onClick={onClick} />
      <MoreButton actions={{ archive: onClick, delete: onClick }} />
    </>
  ),
}

export const DisabledRowButton: Story = { args: { action: 'delete', disabled: true } }
