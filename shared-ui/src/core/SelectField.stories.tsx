import { useState, type ComponentProps } from 'react'
import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useWords } from '@samity/shared-ui/words'
import { SelectField } from './SelectField.tsx'

const words = { label: { en: 'Payment Type', bn: 'পরিশোধের ধরন' } }

function PaymentSelect(props: ComponentProps<typeof SelectField>) {
  const { label } = useWords(words)
  const [value, setValue] = useState(props.value ?? '')
  return (
    <>
      <label htmlFor="payment-type">{label}</label>
      <SelectField {...props} id="payment-type" value={value} onChange={setValue} />
    </>
  )
}

const meta = {
  title: 'forms/SelectField',
  component: SelectField,
  args: { options: paymentTypes, value: 'cash' },
  render: PaymentSelect,
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const SimpleSelectField: Story = {}

export const SelectFieldNothingSelected: Story = {
  args: { value: '', emptyOption: { en: 'Select', bn: 'নির্বাচন করুন' } },
}

export const DisabledSelectField: Story = { args: { disabled: true } }
