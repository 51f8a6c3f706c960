import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import { flushSync } from 'react-dom'
import {
  Button,
  ErrorState,
  LinkButton,
  LoadingState,
  PrinterOutlined,
  RecordButton,
  useMayEdit,
  usePrintLayout,
} from '@samity/shared-ui/core'
import { PrintDialog } from '@samity/shared-ui/print'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useRef, useState, type ReactNode } from 'react'
import { nameOf } from '@samity/shared-api/contract/words'
import { Figures } from '../components/Figures.tsx'
import { StandingTag } from '../components/StandingTag.tsx'
import { advocatePath, certificateLink, waiverLink } from '../members-api.ts'
import styles from '../members.module.css'
import { StandingPart } from '../standing/StandingPart.tsx'
import { ChargesPart } from './ChargesPart.tsx'
import { DuesPart } from './DuesPart.tsx'
import { OtherParts } from './OtherParts.tsx'
import { PassbookPrint } from './PassbookPrint.tsx'
import { PassbookRows } from './PassbookRows.tsx'
import { passbookWords } from './passbook-words.ts'

const words = {
  print: { en: 'Print', bn: 'ছাপুন' },
  paid: { en: 'Receipts in these days', bn: 'এই সময়ের রসিদ' },
  months: { en: 'Months owed', bn: 'বকেয়া মাস' },
  take: { en: 'Take the fee', bn: 'ফি নিন' },
  waive: { en: 'Waive', bn: 'মওকুফ করুন' },
  message: { en: 'Send SMS or e-mail', bn: 'এসএমএস বা ই-মেইল পাঠান' },
  certify: { en: 'Issue certificate', bn: 'ছাড়পত্র দিন' },
}

type Props = {
  id: number
  /** Days as YYYY-MM-DD; '' for no limit */
  from?: string
  to?: string
  filters?: ReactNode
}

/** Everything that an advocate has paid and owes. Each row leads to its record. */
export function PassbookView({ id, from = '', to = '', filters }: Props) {
  const t = useWords(words)
  const p = useWords(passbookWords)
  const say = useSay()
  const show = useShow()
  const mayEdit = useMayEdit()
  const [isPrinting, setIsPrinting] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  const [hasSheet, setHasSheet] = useState(false)
  // the browser's print command prints the passbook, not each list of the screen
  usePrintLayout({
    element: () => sheet.current,
    prepare: () => flushSync(() => setHasSheet(true)),
    isWhole: true,
  })
  const days = { ...(from && { from }), ...(to && { to }) }
  const { data, error, refresh } = useGet<Passbook>(advocatePath(id, 'passbook'), { params: days })
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data) return <LoadingState />
  const { dues } = data
  return (
    <div className={styles.blocks}>
      <div className={styles.toolbar}>
        <strong translate="no">{say(nameOf(data))}</strong>
        <span translate="no">{show.digits(data.bar_registration_number)}</span>
        <StandingTag standing={dues.standing} />
        {filters}
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => setIsPrinting(true)}>
          {t.print}
        </Button>
        {mayEdit && (
          <>
            {dues.total !== '0.00' && (
              <>
                <RecordButton kind="advocate-fees" values={{ id }}>
                  {t.take}
                </RecordButton>
                <LinkButton to={waiverLink(id)}>{t.waive}</LinkButton>
              </>
            )}
            <LinkButton to={certificateLink(id)}>{t.certify}</LinkButton>
            <RecordButton
              kind="outgoing-message"
              values={{ who: 'one', advocate: id, search: data.bar_registration_number }}
            >
              {t.message}
            </RecordButton>
          </>
        )}
      </div>
      <Figures
        figures={[
          [p.toPay, show.money(dues.total)],
          [p.fees, show.money(dues.owed)],
          [p.delay, show.money(dues.delay_fee)],
          [p.cost, show.money(dues.cost)],
          [t.months, show.number(dues.months_owed)],
          [t.paid, show.money(data.total)],
        ]}
      />
      <section>
        <h3 className={styles.heading}>{p.dues}</h3>
        <DuesPart dues={dues} />
      </section>
      <ChargesPart charges={dues.charges} onChanged={refresh} />
      <section>
        <h3 className={styles.heading}>{p.receipts}</h3>
        <PassbookRows passbook={data} />
      </section>
      <OtherParts passbook={data} />
      <StandingPart id={id} onChanged={refresh} />
      <div ref={sheet} className={styles.paperOnly}>
        {hasSheet && <PassbookPrint passbook={data} />}
      </div>
      {isPrinting && (
        <PrintDialog title={p.heading} onClose={() => setIsPrinting(false)}>
          <PassbookPrint passbook={data} />
        </PrintDialog>
      )}
    </div>
  )
}
