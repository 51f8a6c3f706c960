import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SelectField } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { Filter } from './Filter.tsx'

const words = { type: { en: 'Paper Type', bn: 'কাগজের ধরন' } }
const saleTypes = [
  { value: 'Vokalotnama', label: { en: 'Vokalotnama', bn: 'ওকালতনামা' } },
  { value: 'Cartis Paper', label: { en: 'Cartis Paper', bn: 'কার্টিজ পেপার' } },
]

const meta = {
  title: 'data/Filter',
  component: Filter,
  args: { label: '', children: () => null },
  render: function PaperType() {
    const { type } = useWords(words)
    return (
      <Filter label={type}>
        {(id) => <SelectField id={id} options={saleTypes} defaultValue="Vokalotnama" />}
      </Filter>
    )
  },
} satisfies Meta<typeof Filter>
export default meta

export const SimpleFilter: StoryObj<typeof meta> = {}
