import { toRequestError } from '@samity/shared-api/client'
import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import { Alert, Button, DescriptionList, Modal, useConfirm, useToast } from '@samity/shared-ui/core'
import { Filter } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import type { Loan } from '../../contract/loan.ts'
import { payFine, useLibraryRights, waiveFine } from '../library-api.ts'

const words = {
  heading: { en: 'Fine for a late return', bn: 'দেরিতে ফেরতের জরিমানা' },
  book: { en: 'Book', bn: 'বই' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  late: { en: 'Days late', bn: 'কত দিন দেরি' },
  fine: { en: 'Fine', bn: 'জরিমানা' },
  paymentType: { en: 'Payment Type', bn: 'পরিশোধের ধরন' },
  take: { en: 'Take the fine', bn: 'জরিমানা নিন' },
  waive: { en: 'Waive', bn: 'মওকুফ করুন' },
  later: { en: 'Later', bn: 'পরে' },
  reason: { en: 'Reason', bn: 'কারণ' },
  waiveQuestion: { en: 'Waive the fine of {fine}?', bn: '{fine} জরিমানা মওকুফ করবেন?' },
  taken: { en: 'Receipt {number} is posted.', bn: '{number} রসিদ লেখা হয়েছে।' },
  waived: { en: 'The fine is waived.', bn: 'জরিমানা মওকুফ হয়েছে।' },
}

type Props = {
  /** A returned loan whose fine is due */
  loan: Loan
  /** Called with the loan after a receipt or a waiver; without one when the person decides later */
  onClose: (loan?: Loan) => void
}

/** Asks what happens with the fine of a returned book: a receipt now, a waiver, or later. */
export function FineDialog({ loan, onClose }: Props) {
  const t = useWords(words)
  const show = useShow()
  const toast = useToast()
  const confirm = useConfirm()
  const { mayManage } = useLibraryRights()
  const [paymentType, setPaymentType] = useState<string>('cash')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function run(send: () => Promise<Loan>, done: (settled: Loan) => void) {
    setIsBusy(true)
    setProblem('')
    try {
      const settled = await send()
      done(settled)
      onClose(settled)
    } catch (error) {
      setProblem(toRequestError(error).message)
      setIsBusy(false)
    }
  }
  const take = () =>
    run(
      () => payFine(loan.id, paymentType),
      ({ fine_receipt }) => toast.success(fillWords(words.taken, { number: fine_receipt ?? '' })),
    )
  async function waive() {
    const answer = await confirm({
      question: fillWords(words.waiveQuestion, { fine: show.money(loan.fine) }),
      ok: words.waive,
      reason: words.reason,
    })
    if (answer)
      await run(
        () => waiveFine(loan.id, answer.reason),
        () => toast.success(words.waived),
      )
  }

  return (
    <Modal
      open
      title={t.heading}
      onCancel={() => onClose()}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => onClose()}>
            {t.later}
          </Button>
          {mayManage && (
            <Button disabled={isBusy} onClick={() => void waive()}>
              {t.waive}
            </Button>
          )}
          <Button type="primary" loading={isBusy} onClick={() => void take()}>
            {t.take}
          </Button>
        </>
      }
    >
      <DescriptionList>
        <dt>{t.book}</dt>
        <dd translate="no">
          {loan.title} ({loan.copy_number})
        </dd>
        <dt>{t.advocate}</dt>
        <dd translate="no">{loan.advocate_name}</dd>
        <dt>{t.late}</dt>
        <dd>{show.number(loan.days_late)}</dd>
        <dt>{t.fine}</dt>
        <dd>
          <strong>{show.money(loan.fine)}</strong>
        </dd>
      </DescriptionList>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void take()
        }}
      >
        <Filter label={t.paymentType} id="fine-payment-type">
          {(id) => (
            <SelectField
              id={id}
              name={id}
              options={paymentTypes}
              value={paymentType}
              disabled={isBusy}
              onChange={setPaymentType}
            />
          )}
        </Filter>
      </form>
      {problem && <Alert type="error" role="alert" showIcon title={problem} />}
    </Modal>
  )
}
