import { http, toRequestError } from '@samity/shared-api/client'
import type { DoubleCase } from '@samity/shared-api/contract/authenticity/check'
import { Alert, Checkbox, Input, Modal, useToast } from '@samity/shared-ui/core'
import { useShow, useWords } from '@samity/shared-ui/words'
import { useId, useState } from 'react'
import styles from './checks.module.css'

const words = {
  question: {
    en: 'Have you found out why this paper was shown in more than one case?',
    bn: 'এই কাগজ একাধিক মামলায় কেন দেখানো হয়েছে তা জেনেছেন?',
  },
  explain: {
    en: 'The alert on the dashboard ends. It returns when the paper is shown in a further case.',
    bn: 'ড্যাশবোর্ডের সতর্কতা শেষ হবে। কাগজটি আরেকটি মামলায় দেখানো হলে তা আবার আসবে।',
  },
  invented: {
    en: 'Invented case numbers, which the check page does not count',
    bn: 'বানানো মামলার নম্বর, যাচাই পাতা যেগুলো গুনবে না',
  },
  reason: { en: 'Result of the Review', bn: 'পর্যালোচনার ফল' },
  required: { en: 'Required', bn: 'আবশ্যক' },
  review: { en: 'Review', bn: 'পর্যালোচনা' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  done: { en: 'The review is noted.', bn: 'পর্যালোচনা রাখা হয়েছে।' },
}

type Props = { paper: DoubleCase; onReviewed: () => void; onClose: () => void }

export function ReviewDialog({ paper: { paper, serial, cases }, onReviewed, onClose }: Props) {
  const t = useWords(words)
  const show = useShow()
  const toast = useToast()
  const id = useId()
  const [reason, setReason] = useState('')
  const [invented, setInvented] = useState(() =>
    cases.filter(({ set_aside }) => set_aside).map((one) => one.id),
  )
  const [isMissing, setIsMissing] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function review() {
    if (!reason.trim()) return setIsMissing(true)
    setIsBusy(true)
    try {
      await http.post('check-figures/review/', {
        paper,
        serial: Number(serial),
        reason: reason.trim(),
        set_aside: invented,
      })
      toast.success(words.done)
      onReviewed()
    } catch (error) {
      setProblem(toRequestError(error).message)
      setIsBusy(false)
    }
  }

  return (
    <Modal
      open
      title={t.question}
      okText={t.review}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      onOk={() => void review()}
      onCancel={onClose}
      width={480}
    >
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <p>{t.explain}</p>
      <div role="group" aria-labelledby={`${id}-cases`} className={styles.cases}>
        <span id={`${id}-cases`}>{t.invented}</span>
        {cases.map((one) => (
          <Checkbox
            key={one.id}
            checked={invented.includes(one.id)}
            onChange={({ target }) =>
              setInvented(
                target.checked ? [...invented, one.id] : invented.filter((other) => other !== one.id),
              )
            }
          >
            {one.case_number} ({show.day(one.day)})
          </Checkbox>
        ))}
      </div>
      <label htmlFor={id}>{t.reason} *</label>
      <Input.TextArea
        id={id}
        rows={2}
        value={reason}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onChange={(event) => {
          setReason(event.target.value)
          setIsMissing(false)
        }}
      />
      {isMissing && (
        <div id={`${id}-missing`} className={styles.waiting} role="alert">
          {t.required}
        </div>
      )}
    </Modal>
  )
}
