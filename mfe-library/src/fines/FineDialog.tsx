import { paymentTypes } from '@samity/shared-api/contract/sales/money-record'
import { Alert, Button, DescriptionList, Modal, useAction } from '@samity/shared-ui/core'
import { Filter } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import type { Loan } from '../../contract/loan.ts'
import { payFine, useLibraryRights, waiveFine } from '../library-api.ts'

const words = {
  lateReturn: { en: 'Fine for a late return', bn: 'দেরিতে ফেরতের জরিমানা' },
  loss: { en: 'Charge for a lost copy', bn: 'হারানো কপির মূল্য' },
  book: { en: 'Book', bn: 'বই' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  late: { en: 'Days late', bn: 'কত দিন দেরি' },
  fine: { en: 'Fine', bn: 'জরিমানা' },
  charge: { en: 'Charge', bn: 'মূল্য আদায়' },
  due: { en: 'To pay', bn: 'দিতে হবে' },
  paymentType: { en: 'Payment Type', bn: 'পরিশোধের ধরন' },
  take: { en: 'Take the fine', bn: 'জরিমানা নিন' },
  takeCharge: { en: 'Take the payment', bn: 'টাকা নিন' },
  waive: { en: 'Waive', bn: 'মওকুফ করুন' },
  later: { en: 'Later', bn: 'পরে' },
  reason: { en: 'Reason', bn: 'কারণ' },
  waiveQuestion: { en: 'Waive {due}?', bn: '{due} মওকুফ করবেন?' },
  taken: { en: 'Receipt {number} is posted.', bn: '{number} রসিদ লেখা হয়েছে।' },
  waived: { en: 'Nothing is due any more.', bn: 'মওকুফ হয়েছে, আর কিছু বাকি নেই।' },
}

type Props = {
  /** A loan that has ended and costs something */
  loan: Loan
  /** Called with the loan after a receipt or a waiver; without one when the person decides later */
  onClose: (loan?: Loan) => void
}

export function FineDialog({ loan, onClose }: Props) {
  const t = useWords(words)
  const show = useShow()
  const { mayManage } = useLibraryRights()
  const [paymentType, setPaymentType] = useState<string>('cash')
  const { run, isBusy, error } = useAction({ showsError: true })
  const hasCharge = loan.due !== loan.fine
  const take = () =>
    run(() => payFine(loan.id, paymentType), {
      done: ({ fine_receipt }) => fillWords(words.taken, { number: fine_receipt ?? '' }),
      onDone: onClose,
    })
  const waive = () =>
    run(({ reason }) => waiveFine(loan.id, reason), {
      ask: {
        question: fillWords(words.waiveQuestion, { due: show.money(loan.due) }),
        ok: words.waive,
        reason: words.reason,
      },
      done: words.waived,
      onDone: onClose,
    })

  return (
    <Modal
      open
      title={hasCharge ? t.loss : t.lateReturn}
      onCancel={() => onClose()}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => onClose()}>
            {t.later}
          </Button>
          {mayManage && (
            <Button disabled={isBusy} onClick={waive}>
              {t.waive}
            </Button>
          )}
          <Button type="primary" loading={isBusy} onClick={take}>
            {hasCharge ? t.takeCharge : t.take}
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
        {loan.days_late > 0 && (
          <>
            <dt>{t.late}</dt>
            <dd>{show.number(loan.days_late)}</dd>
          </>
        )}
        {hasCharge && loan.fine !== '0.00' && (
          <>
            <dt>{t.fine}</dt>
            <dd>{show.money(loan.fine)}</dd>
            <dt>{t.charge}</dt>
            <dd>{show.money(loan.charge)}</dd>
          </>
        )}
        <dt>{hasCharge ? t.due : t.fine}</dt>
        <dd>
          <strong>{show.money(loan.due)}</strong>
        </dd>
      </DescriptionList>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          take()
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
      {error && <Alert type="error" role="alert" showIcon title={error.message} />}
    </Modal>
  )
}
