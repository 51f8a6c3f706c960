import { useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { userEvent, within } from 'storybook/test'
import { useWords } from '@samity/shared-ui/words'
import { AdvocateSearch } from './AdvocateLookup.tsx'

const words = { label: { en: 'Advocate', bn: 'আইনজীবী' } }

function LabelledSearch(props: ComponentProps<typeof AdvocateSearch>) {
  const { label } = useWords(words)
  const [text, setText] = useState(props.value)
  return (
    <>
      <label htmlFor="advocate">{label}</label>
      <AdvocateSearch {...props} id="advocate" value={text} onChange={setText} />
    </>
  )
}

const meta = {
  title: 'forms/AdvocateSearch',
  component: AdvocateSearch,
  args: { by: 'name', value: '', onChange: () => undefined, onPick: () => undefined },
  render: LabelledSearch,
} satisfies Meta<typeof AdvocateSearch>
export default meta
type Story = StoryObj<typeof meta>

export const EmptyAdvocateSearch: Story = {}

export const AdvocateSearchSuggestions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'rahman')
  },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
}
