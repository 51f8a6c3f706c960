import type { ComponentType } from 'react'
import type { Words } from '@samity/shared-api/contract/words'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useSay } from '@samity/shared-ui/words'
import { IntInput, MoneyInput, PhoneInput } from './Control.tsx'

const amount = { en: 'Amount', bn: 'পরিমাণ' }
const copies = { en: 'Copies', bn: 'সংখ্যা' }
const phone = { en: 'Phone', bn: 'ফোন' }

type InputProps = {
  id: string
  defaultValue?: string
  disabled?: boolean
  status?: 'error'
  'aria-invalid'?: boolean
}

function Labelled({
  part: Part,
  label,
  ...rest
}: { part: ComponentType<InputProps>; label: Words } & InputProps) {
  const say = useSay()
  return (
    <p>
      <label htmlFor={rest.id}>{say(label)}</label>
      <Part {...rest} />
    </p>
  )
}

const meta = {
  title: 'forms/inputs',
  parameters: {
    docs: {
      description: {
        component:
          'The controls on their own. They take the props of `Input`; a form chooses them by the kind of the field.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj

export const Money: Story = {
  render: () => (
    <>
      <Labelled
        part={(props) => <MoneyInput {...props} />}
        id="amount"
        label={amount}
        defaultValue="1,25,000.50"
      />
      <Labelled part={(props) => <MoneyInput {...props} />} id="no-amount" label={amount} disabled />
    </>
  ),
}

export const WholeNumber: Story = {
  render: () => (
    <>
      <Labelled part={(props) => <IntInput {...props} />} id="copies" label={copies} defaultValue="১২০" />
      <Labelled
        part={(props) => <IntInput {...props} />}
        id="wrong-copies"
        label={copies}
        defaultValue="12o"
        status="error"
        aria-invalid
      />
    </>
  ),
}

export const Phone: Story = {
  render: () => (
    <Labelled
      part={(props) => <PhoneInput {...props} />}
      id="phone"
      label={phone}
      defaultValue="01711000101"
    />
  ),
}
