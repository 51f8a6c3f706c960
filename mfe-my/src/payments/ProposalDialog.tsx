import { Alert, Button, DescriptionList, Modal, useAction } from '@samity/shared-ui/core'
import { SelectField } from '@samity/shared-ui/forms'
import { fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useId, useState } from 'react'
import { proposalNotes, restChoices, type PaymentProposal, type RestChoice } from '../../contract/payments.ts'
import { formatReferenceNo } from '../../contract/reference-no.ts'
import { memberName } from '../member-name.tsx'
import { confirmPayment } from './payments-api.ts'
import { ReceiptLines } from './ReceiptLines.tsx'
import styles from './staff.module.css'

const words = {
  title: { en: 'Payment {reference_no}', bn: 'পরিশোধ {reference_no}' },
  member: { en: 'Member', bn: 'সদস্য' },
  day: { en: 'Day and place', bn: 'তারিখ ও স্থান' },
  text: { en: 'Text', bn: 'লেখা' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  reference: { en: 'Owed when the reference was made', bn: 'রেফারেন্স নেওয়ার সময় বকেয়া' },
  receipts: { en: 'These receipts are posted', bn: 'এই রসিদগুলো লেখা হবে' },
  none: { en: 'None: nothing of it is owed any more.', bn: 'কোনোটি নয়: এর কিছুই আর বকেয়া নেই।' },
  still: { en: 'Stays owed', bn: 'বকেয়া থাকবে' },
  rest: { en: 'Difference', bn: 'পার্থক্য' },
  choice: { en: 'What happens to the difference', bn: 'পার্থক্যের কী হবে' },
  openNote: {
    en: 'It stays in the list of confirmed payments until you say what became of it.',
    bn: 'এর কী হলো তা না জানানো পর্যন্ত নিশ্চিত পরিশোধের তালিকায় থাকবে।',
  },
  confirm: { en: 'Confirm', bn: 'নিশ্চিত করুন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  done: { en: 'Receipts are posted: {numbers}', bn: 'রসিদ লেখা হয়েছে: {numbers}' },
  kept: { en: 'The money is kept as a difference.', bn: 'টাকাটি পার্থক্য হিসেবে রাখা হয়েছে।' },
}

type Props = {
  proposal: PaymentProposal
  /** Called after each attempt: what is owed may have changed */
  onChanged: () => void
  onClose: () => void
}

export function ProposalDialog({ proposal, onChanged, onClose }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const choiceId = useId()
  const [rest, setRest] = useState<RestChoice>('open')
  const { run, isBusy, error } = useAction({ showsError: true })
  const { id, hash, reference_no, notes, further, still_owed } = proposal
  const share = (rest === 'further' && further) || proposal
  const donation = rest === 'donation' ? proposal.rest : '0.00'
  return (
    <Modal
      open
      title={say(fillWords(words.title, { reference_no: formatReferenceNo(reference_no) }))}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button
            type="primary"
            loading={isBusy}
            onClick={() =>
              run(() => confirmPayment(id, hash, rest), {
                done: ({ receipts }) =>
                  receipts.length === 0
                    ? words.kept
                    : fillWords(words.done, { numbers: receipts.map(({ number }) => number).join(', ') }),
                onDone: onClose,
                onEnd: onChanged,
              })
            }
          >
            {t.confirm}
          </Button>
        </>
      }
    >
      {notes.length > 0 && (
        <Alert type="warning" showIcon title={notes.map((note) => say(proposalNotes[note])).join(' ')} />
      )}
      <DescriptionList>
        <dt>{t.member}</dt>
        <dd translate="no">
          {proposal.advocate_number} · {say(memberName(proposal))}
        </dd>
        <dt>{t.day}</dt>
        <dd>
          {show.day(proposal.day)} · {say(proposal.place_name)}
        </dd>
        <dt>{t.text}</dt>
        <dd translate="no">{proposal.text}</dd>
        <dt>{t.amount}</dt>
        <dd>{show.money(proposal.amount)}</dd>
        <dt>{t.reference}</dt>
        <dd>{show.money(proposal.reference_amount)}</dd>
        <dt>{t.receipts}</dt>
        <dd>
          <ReceiptLines receipts={share.receipts} none={words.none} />
          {donation !== '0.00' && (
            <p className={styles.note}>
              {say(restChoices[2].label)}: {show.money(donation)}
            </p>
          )}
        </dd>
        {still_owed !== '0.00' && (
          <>
            <dt>{t.still}</dt>
            <dd>{show.money(still_owed)}</dd>
          </>
        )}
        <dt>{t.rest}</dt>
        <dd>{show.money(donation === '0.00' ? share.rest : '0.00')}</dd>
      </DescriptionList>
      {proposal.rest !== '0.00' && (
        <div className={styles.choice}>
          <label htmlFor={choiceId}>{t.choice}</label>
          <SelectField
            id={choiceId}
            name="rest"
            options={restChoices
              .filter(({ value }) => value !== 'further' || further)
              .map(({ value, label }) => ({ value, label: say(label) }))}
            value={rest}
            // the options have these values
            onChange={(value) => setRest(value as RestChoice)}
          />
          {rest !== 'donation' && share.rest !== '0.00' && <p className={styles.note}>{t.openNote}</p>}
        </div>
      )}
      {error && <Alert type="error" role="alert" showIcon title={error.message} />}
    </Modal>
  )
}
