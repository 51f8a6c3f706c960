import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { memberFields, memberFile } from '../../.storybook/import-file.ts'
import { ColumnMapping } from './ColumnMapping.tsx'

const meta = {
  component: ColumnMapping,
  args: {
    fields: memberFields,
    file: memberFile,
    isBusy: false,
    onMatch: () => undefined,
    onCheck: () => undefined,
  },
  render: function MatchedColumns({ file, ...props }) {
    const [columns, setColumns] = useState(file.columns)
    return <ColumnMapping {...props} file={{ ...file, columns }} onMatch={setColumns} />
  },
} satisfies Meta<typeof ColumnMapping>
export default meta
type Story = StoryObj<typeof meta>

export const KnownHeadings: Story = {}
export const MissingColumn: Story = { args: { file: { ...memberFile, columns: { number: 0 } } } }
export const BusyMapping: Story = { args: { isBusy: true } }
