import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { memberFields } from '../../.storybook/import-file.ts'
import { FieldGuide } from './FieldGuide.tsx'

const meta = { component: FieldGuide, args: { fields: memberFields } } satisfies Meta<typeof FieldGuide>
export default meta

export const AllowedValues: StoryObj<typeof meta> = {}
