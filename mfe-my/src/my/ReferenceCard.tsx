import type { Words } from '@samity/shared-api/contract/words'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { formatReferenceNo } from '../../contract/reference-no.ts'
import type { PaymentReference } from '../../contract/payments.ts'
import styles from './my.module.css'
import { QrDrawing } from './QrDrawing.tsx'

const words = {
  reference: { en: 'Reference number', bn: 'রেফারেন্স নম্বর' },
  copy: { en: 'Copy', bn: 'কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
  notCopied: { en: 'Mark the number and copy it.', bn: 'নম্বরটি চিহ্নিত করে কপি করুন।' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  account: { en: 'To', bn: 'যে হিসাবে' },
  write: { en: 'Write as remarks', bn: 'মন্তব্যে লিখুন' },
  until: { en: 'Valid until', bn: 'মেয়াদ' },
  qr: { en: 'Bangla QR code for {amount}', bn: '{amount} টাকার বাংলা কিউআর কোড' },
  scan: {
    en: 'Scan the code with the app of your bank or wallet. On the same phone: take a picture of the screen and open it in the app. Compare the name and the amount before you pay.',
    bn: 'আপনার ব্যাংক বা ওয়ালেটের অ্যাপে কোডটি স্ক্যান করুন। একই ফোনে হলে পর্দার ছবি তুলে অ্যাপে খুলুন। টাকা দেওয়ার আগে নাম ও পরিমাণ মিলিয়ে নিন।',
  },
  note: {
    en: 'Pay exactly this amount in one transfer. The office confirms it when the bank shows the money; then your receipts appear here.',
    bn: 'একবারে ঠিক এই পরিমাণ পাঠান। ব্যাংকে টাকা দেখা গেলে অফিস নিশ্চিত করবে; তখন এখানে রসিদ দেখবেন।',
  },
}

export function ReferenceCard({
  reference: { reference_no, amount, valid_until, qr },
  account,
}: {
  reference: PaymentReference
  account: Words
}) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <div className={styles.card}>
      <p className={styles.label}>{t.reference}</p>
      <p className={styles.code}>
        <span className={styles.number} translate="no">
          {formatReferenceNo(reference_no)}
        </span>
        <CopyButton text={reference_no} />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t.amount}</dt>
          <dd>{show.money(amount)}</dd>
        </div>
        <div>
          <dt>{t.account}</dt>
          <dd className={styles.text}>{say(account)}</dd>
        </div>
        <div>
          <dt>{t.write}</dt>
          <dd translate="no">{reference_no}</dd>
        </div>
        <div>
          <dt>{t.until}</dt>
          <dd>{show.day(valid_until)}</dd>
        </div>
      </dl>
      {qr && (
        <>
          <QrDrawing qr={qr} className={styles.qr} label={fill(t.qr, { amount: show.money(amount) })} />
          <p>{t.scan}</p>
        </>
      )}
      <p className={styles.soft}>{t.note}</p>
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const t = useWords(words)
  const [state, setState] = useState<'copied' | 'notCopied'>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('notCopied'),
    )
  return (
    <>
      <button
        type="button"
        className={`${styles.plainButton} ${styles.screenOnly}`}
        onClick={() => void copy()}
      >
        {t.copy}
      </button>
      <span role="status" className={styles.soft}>
        {state && t[state]}
      </span>
    </>
  )
}
