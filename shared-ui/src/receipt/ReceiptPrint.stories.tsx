import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { aCheckCode, aReceipt } from '../../.storybook/records.ts'
import { ReceiptPrint } from './ReceiptPrint.tsx'

const meta = { component: ReceiptPrint, args: { receipt: aReceipt() } } satisfies Meta<typeof ReceiptPrint>
export default meta
type Story = StoryObj<typeof meta>

export const A5: Story = { args: { receipt: aReceipt({ check: aCheckCode }) } }

export const Roll: Story = { args: { receipt: aReceipt({ check: aCheckCode }), paperSize: 'roll' } }

export const ReceiptPrintDuplicate: Story = { args: { receipt: aReceipt({ prints: 2 }) } }

export const Void: Story = {
  args: {
    receipt: aReceipt({
      prints: 1,
      voided_at: '2026-11-21T10:00:00Z',
      void_reason: 'ভুল আইনজীবীর নামে কাটা হয়েছিল',
    }),
  },
}

export const Voucher: Story = {
  args: {
    receipt: aReceipt({
      number: 'EXP-2026-000042',
      receipt_no: 'EXP-2026-000042',
      stream: 'EXP',
      payer: '',
      payer_note: '',
      lines: [
        { label: { en: 'Stationery', bn: 'মনিহারি' }, note: 'Ink and paper for November', amount: '4200.00' },
      ],
      total: '4200.00',
      payments: [
        { payment_type: 'cash', amount: '1200.00' },
        { payment_type: 'check', amount: '3000.00' },
      ],
    }),
  },
}

export const ReceiptPrintLongTexts: Story = {
  args: {
    receipt: aReceipt({
      payer: 'Syed Mohammad Mostafa Kamal Uddin Ahmed Chowdhury, Senior Advocate',
      payer_note:
        'Library and Journal Committee · Case 1234/2026 of the Court of the Additional District Judge',
      lines: [
        {
          label: {
            en: 'Contribution to the Welfare Fund for the Families of Deceased Advocates',
            bn: 'প্রয়াত আইনজীবীদের পরিবারের জন্য কল্যাণ তহবিলে অনুদান',
          },
          note: 'In memory of the late Advocate Abdur Rahman, former President of the Association',
          amount: '12345678.90',
        },
      ],
      total: '12345678.90',
      payments: [{ payment_type: 'bank', amount: '12345678.90' }],
    }),
  },
}
