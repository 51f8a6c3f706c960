import {
  Alert,
  Button,
  Card,
  ErrorState,
  LoadingState,
  Page,
  PrinterOutlined,
  printOnly,
  useAction,
  usePrintLayout,
} from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useParams } from '@samity/shared-ui/router'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useRef } from 'react'
import type { Slip } from '../../contract/cheques.ts'
import { useBankRights } from '../bank-api.ts'
import { continueSlip, slipsPath, postSlipUndo } from './cheque-api.ts'
import styles from './cheques.module.css'
import paper from './slip.module.css'
import { DepositSlipPrint } from './DepositSlipPrint.tsx'

const words = {
  heading: { en: 'Deposit Slip', bn: 'জমা স্লিপ' },
  print: { en: 'Print', bn: 'ছাপুন' },
  continue: { en: 'Continue', bn: 'এগিয়ে যান' },
  posted: { en: 'The slip is posted.', bn: 'স্লিপটি লেখা হয়েছে।' },
  open: {
    en: 'The transfer of this slip is not posted yet. Its cheques are reserved until somebody continues.',
    bn: 'এই স্লিপের স্থানান্তর এখনো লেখা হয়নি। কেউ এগিয়ে না নেওয়া পর্যন্ত চেকগুলো এর জন্য রাখা আছে।',
  },
  undo: { en: 'Undo the deposit', bn: 'জমা ফেরান' },
  question: { en: 'Undo this deposit?', bn: 'এই জমা ফেরাবেন?' },
  explain: {
    en: 'Transfer {number} becomes void on its own day, and the cheques are in hand again.',
    bn: 'স্থানান্তর {number} তার নিজের তারিখে বাতিল হবে, আর চেকগুলো আবার হাতে থাকবে।',
  },
  reason: { en: 'Reason', bn: 'কারণ' },
  undone: { en: 'The deposit is undone. The cheques are in hand.', bn: 'জমা ফেরানো হয়েছে। চেকগুলো হাতে আছে।' },
  isUndone: { en: 'Undone on {day} by {name}: {reason}', bn: '{day} তারিখে {name} ফিরিয়েছেন: {reason}' },
  isUndoing: {
    en: 'The undo of this deposit has not ended. Click “Undo the deposit” to finish it.',
    bn: 'এই জমা ফেরানো শেষ হয়নি। শেষ করতে “জমা ফেরান” বোতামে ক্লিক করুন।',
  },
  isVoid: {
    en: 'The transfer was made void outside of the bank desk. Click “Undo the deposit”: the cheques are then in hand, and can be deposited again.',
    bn: 'ব্যাংক ডেস্কের বাইরে স্থানান্তরটি বাতিল হয়েছে। “জমা ফেরান” বোতামে ক্লিক করুন: চেকগুলো তখন হাতে থাকবে, আবার জমা দেওয়া যাবে।',
  },
}

export default function SlipPage() {
  const { id = '' } = useParams()
  const { data: slip, error, refresh } = useGet<Slip>(`${slipsPath}${id}/`)
  return (
    <Page heading={words.heading} back="/dashboard/bank/cheques">
      <Card>
        {error ? (
          <ErrorState error={error} retry={refresh} />
        ) : slip ? (
          <SlipDetails slip={slip} refresh={refresh} />
        ) : (
          <LoadingState />
        )}
      </Card>
    </Page>
  )
}

function SlipDetails({ slip, refresh }: { slip: Slip; refresh: () => void }) {
  const t = useWords(words)
  const { mayWork } = useBankRights()
  const { run, isBusy } = useAction()
  const printArea = useRef<HTMLDivElement>(null)
  usePrintLayout({ element: () => printArea.current })
  const { id, transfer_number } = slip
  const undo = () =>
    run(({ reason }) => postSlipUndo(id, reason), {
      ask: {
        question: words.question,
        explain: fillWords(words.explain, { number: transfer_number ?? '' }),
        ok: words.undo,
        reason: words.reason,
        danger: true,
      },
      done: words.undone,
      onEnd: refresh,
    })
  return (
    <>
      {slip.undone_on === null && (
        <div className={styles.buttons}>
          <Button
            type="primary"
            icon={<PrinterOutlined aria-hidden />}
            onClick={() => printArea.current && printOnly(printArea.current)}
          >
            {t.print}
          </Button>
          {mayWork && transfer_number === null && (
            <Button
              loading={isBusy}
              onClick={() => run(() => continueSlip(id), { done: words.posted, onEnd: refresh })}
            >
              {t.continue}
            </Button>
          )}
          {mayWork && transfer_number !== null && (
            <Button danger loading={isBusy} onClick={undo}>
              {t.undo}
            </Button>
          )}
        </div>
      )}
      <SlipState slip={slip} />
      <div ref={printArea} className={paper.paper}>
        <DepositSlipPrint slip={slip} />
      </div>
    </>
  )
}

function SlipState({ slip }: { slip: Slip }) {
  const t = useWords(words)
  const show = useShow()
  const { undone_on, undo_by, undo_reason, transfer_number, is_transfer_void } = slip
  if (undone_on !== null)
    return (
      <Alert
        type="info"
        showIcon
        title={fill(t.isUndone, { day: show.day(undone_on), name: undo_by ?? '', reason: undo_reason ?? '' })}
      />
    )
  const warning =
    transfer_number === null
      ? t.open
      : undo_reason !== null
        ? t.isUndoing
        : is_transfer_void
          ? t.isVoid
          : undefined
  return warning && <Alert type="warning" role="alert" showIcon title={warning} />
}
