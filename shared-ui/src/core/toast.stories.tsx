import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { userEvent, within } from 'storybook/test'
import { useWords } from '@samity/shared-ui/words'
import { Button } from '@samity/shared-ui/core'
import { useToast } from './toast.ts'

const words = {
  success: { en: 'Saved', bn: 'সংরক্ষিত' },
  warning: { en: 'Warning', bn: 'সতর্কতা' },
  error: { en: 'Failed', bn: 'ব্যর্থ' },
}
const messages = {
  success: { en: 'Bank Added Successfully', bn: 'ব্যাংক সফলভাবে যোগ করা হয়েছে' },
  warning: {
    en: 'The receipt was saved, but the serials 12021 to 12040 were never received into stock.',
    bn: 'রসিদ সংরক্ষণ করা হয়েছে, কিন্তু ১২০২১ থেকে ১২০৪০ পর্যন্ত ক্রমিকগুলো মজুতে কখনো গ্রহণ করা হয়নি।',
  },
  error: { en: 'The print could not be counted.', bn: 'মুদ্রণটি গণনা করা যায়নি।' },
}

function Messages() {
  const t = useWords(words)
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toast.success(messages.success)}>{t.success}</Button>{' '}
      <Button onClick={() => toast.warning(messages.warning)}>{t.warning}</Button>{' '}
      <Button onClick={() => toast.error(messages.error)}>{t.error}</Button>
    </>
  )
}

const meta = {
  title: 'core/useToast',
  component: Messages,
  parameters: {
    docs: {
      description: {
        component: 'Short messages. They outlive a change of route, and stay while the pointer is on them.',
      },
      story: { inline: false, height: '260px' },
    },
  },
} satisfies Meta<typeof Messages>
export default meta

export const AllKinds: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button)
  },
}
