import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useWords } from '@samity/shared-ui/words'
import { Button, Input } from '@samity/shared-ui/core'
import { Modal } from './Modal.tsx'

const words = {
  open: { en: 'Change Phone', bn: 'ফোন পরিবর্তন করুন' },
  phone: { en: 'Phone', bn: 'ফোন' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল করুন' },
}

function PhoneDialog({ isOpenAtFirst, isSaving }: { isOpenAtFirst: boolean; isSaving: boolean }) {
  const t = useWords(words)
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t.open}</Button>
      <Modal
        open={isOpen}
        title={t.open}
        okText={t.save}
        cancelText={t.cancel}
        confirmLoading={isSaving}
        onOk={close}
        onCancel={close}
      >
        <label htmlFor="dialog-phone">{t.phone}</label>
        <Input id="dialog-phone" type="tel" defaultValue="01711000101" />
      </Modal>
    </>
  )
}

const meta = {
  component: Modal,
  // a dialog covers its page, so each has a page of its own
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

export const OpenModal: Story = { render: () => <PhoneDialog isOpenAtFirst isSaving={false} /> }

export const BusyModal: Story = { render: () => <PhoneDialog isOpenAtFirst isSaving /> }

export const Closed: Story = { render: () => <PhoneDialog isOpenAtFirst={false} isSaving={false} /> }
