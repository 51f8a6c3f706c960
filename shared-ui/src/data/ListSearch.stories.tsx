import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useWords } from '@samity/shared-ui/words'
import { Filter } from './Filter.tsx'
import { ListSearch } from './ListSearch.tsx'

const words = { search: { en: 'Search', bn: 'খুঁজুন' } }

const meta = {
  title: 'data/ListSearch',
  component: ListSearch,
  args: { id: 'search', value: '', onSearch: () => undefined },
  render: function LabelledSearch(args) {
    const { search } = useWords(words)
    return (
      <Filter label={search} id={args.id}>
        {() => <ListSearch {...args} />}
      </Filter>
    )
  },
} satisfies Meta<typeof ListSearch>
export default meta
type Story = StoryObj<typeof meta>

export const EmptyListSearch: Story = {}

export const ListSearchWithText: Story = { args: { value: 'করিম' } }
