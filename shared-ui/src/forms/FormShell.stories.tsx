import { bank } from '@samity/shared-api/contract/config/bank'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formFor } from './form-for.tsx'
import { FormShell, type FormShellProps } from './FormShell.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { useFormHandle } from './use-form-handle.ts'

const { Field } = formFor(bank)

type ShellProps = Pick<FormShellProps, 'isBusy' | 'notices'>

function BankShell({ isBusy = false, notices }: ShellProps) {
  const handle = useFormHandle()
  return (
    <FormShell
      handle={handle}
      fields={bank.fields}
      labels={{ submit: { en: 'Save', bn: 'সংরক্ষণ করুন' } }}
      initialValues={{ bank_name: 'Sonali Bank' }}
      isBusy={isBusy}
      notices={notices}
      onSubmit={() => undefined}
      onCancel={() => undefined}
    >
      <Field name="bank_name" />
      <Field name="branch_name" />
    </FormShell>
  )
}

const meta = {
  component: FormShell,
  // a form takes the focus when it opens
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof FormShell>
export default meta
type Story = StoryObj

export const SimpleFormShell: Story = { render: () => <BankShell /> }

export const BusyFormShell: Story = { render: () => <BankShell isBusy /> }

export const WithNotice: Story = {
  render: () => <BankShell notices={<DraftNotice onDiscard={() => undefined} />} />,
}
