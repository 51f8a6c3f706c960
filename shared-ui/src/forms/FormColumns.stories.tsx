import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Input } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { FormColumns, FullWidth } from './FormColumns.tsx'

const words = {
  name: { en: 'Name', bn: 'নাম' },
  phone: { en: 'Phone', bn: 'ফোন' },
  address: { en: 'Address', bn: 'ঠিকানা' },
}

function ContactFields() {
  const t = useWords(words)
  return (
    <FormColumns>
      <Input aria-label={t.name} defaultValue="Nasrin Rahman" />
      <Input aria-label={t.phone} defaultValue="01711000102" />
      <FullWidth>
        <Input.TextArea aria-label={t.address} defaultValue="12 Station Road, Meghnapur" />
      </FullWidth>
    </FormColumns>
  )
}

const meta = {
  component: FormColumns,
  subcomponents: { FullWidth },
  args: { children: null },
  render: ContactFields,
} satisfies Meta<typeof FormColumns>
export default meta

export const SimpleFormColumns: StoryObj<typeof meta> = {}
