import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { userEvent, within } from 'storybook/test'
import { useSay } from '@samity/shared-ui/words'
import { Button } from '@samity/shared-ui/core'
import { useConfirm, type ConfirmRequest } from './confirm.ts'

function Question(request: ConfirmRequest) {
  const say = useSay()
  const confirm = useConfirm()
  return <Button onClick={() => void confirm(request)}>{say(request.ok)}</Button>
}

const meta = {
  title: 'core/useConfirm',
  component: Question,
  args: {
    question: { en: 'Approve this budget?', bn: 'আপনি কি এই বাজেট অনুমোদন করতে চান?' },
    ok: { en: 'Approve', bn: 'অনুমোদন করুন' },
  },
  parameters: {
    docs: {
      description: { component: 'Asks in a dialog. Resolves to undefined when the person cancels.' },
      story: { inline: false, height: '360px' },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0]!)
  },
} satisfies Meta<typeof Question>
export default meta
type Story = StoryObj<typeof meta>

export const SimpleConfirm: Story = {}

export const WithReason: Story = {
  args: {
    question: { en: 'Void receipt VKL-2026-000123?', bn: 'রসিদ VKL-2026-000123 বাতিল করবেন?' },
    explain: {
      en: 'The receipt keeps its number, and its serials can be sold again.',
      bn: 'রসিদটির নম্বর থেকে যাবে, আর এর ক্রমিকগুলো আবার বিক্রি করা যাবে।',
    },
    ok: { en: 'Void', bn: 'বাতিল করুন' },
    danger: true,
    reason: { en: 'Reason', bn: 'কারণ' },
  },
}
