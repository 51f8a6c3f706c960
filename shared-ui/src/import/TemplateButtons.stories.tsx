import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { memberFields } from '../../.storybook/import-file.ts'
import { TemplateButtons } from './TemplateButtons.tsx'

const meta = {
  component: TemplateButtons,
  args: { fields: memberFields, file: 'members' },
} satisfies Meta<typeof TemplateButtons>
export default meta

export const Templates: StoryObj<typeof meta> = {}
