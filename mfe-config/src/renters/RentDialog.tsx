import { monthNames } from '@samity/shared-api/contract/day'
import type { Renter } from '@samity/shared-api/contract/config/renter'
import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import {
  LoadingState,
  Modal,
  EmptyState,
  ErrorState,
  ExtensionTabs,
  RecordLink,
} from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { rentYears, type RentMonth } from './rent.ts'
import styles from './rent.module.css'

const words = {
  title: { en: 'Rent', bn: 'ভাড়া' },
  // earlier months may still be due
  paidUntil: { en: 'Last month paid: {month}', bn: 'সর্বশেষ পরিশোধিত মাস: {month}' },
  never: { en: 'Nothing paid yet', bn: 'এখনো কিছু পরিশোধ হয়নি' },
  months: { en: 'Months Due', bn: 'বকেয়া মাস' },
  amount: { en: 'Amount Due', bn: 'বকেয়া টাকা' },
  paid: { en: 'Paid', bn: 'পরিশোধিত' },
  due: { en: 'Due', bn: 'বকেয়া' },
  unknown: {
    en: 'The months due are unknown because this renter has no from date and no receipt. Enter the from date.',
    bn: 'শুরুর তারিখ ও রসিদ না থাকায় কোন মাস বকেয়া তা জানা নেই।',
  },
}

type Props = { renter: Renter; onClose: () => void }

export function RentDialog({ renter, onClose }: Props) {
  const t = useWords(words)
  const show = useShow()
  const { building_details, floor_no, room_no } = renter
  const {
    data: paidPeriods,
    error,
    refresh,
  } = useGet<PaidPeriod[]>('paid-periods/', {
    params: { building_name: building_details.building_name, floor: floor_no, room: room_no },
  })
  const years = rentYears(renter.due_months, paidPeriods ?? [])
  return (
    <Modal
      open
      title={
        <>
          {t.title} · <span translate="no">{renter.renter_name}</span>
        </>
      }
      width={720}
      footer={null}
      onCancel={onClose}
    >
      <ExtensionTabs
        slot="renter.tab"
        slotProps={{ renter: { id: renter.id, renter_name: renter.renter_name } }}
        title={words.title}
      >
        <p className={styles.sums}>
          <span>
            {renter.paid_until
              ? fill(t.paidUntil, { month: show.digits(renter.paid_until.split('-').reverse().join('/')) })
              : t.never}
          </span>
          <span>
            {t.months}: <b>{show.number(renter.due_months.length)}</b>
          </span>
          <span>
            {t.amount}: <b>{show.money(renter.due_amount)}</b>
          </span>
        </p>
        {error ? (
          <ErrorState error={error} retry={refresh} />
        ) : !paidPeriods ? (
          <LoadingState />
        ) : years.length === 0 ? (
          <EmptyState text={words.unknown} />
        ) : (
          years.map(([year, months]) => (
            <section key={year} className={styles.year}>
              <h2>{show.digits(year)}</h2>
              <ul>
                {months.map((month) => (
                  <Month key={month.month} rentMonth={month} />
                ))}
              </ul>
            </section>
          ))
        )}
      </ExtensionTabs>
    </Modal>
  )
}

function Month({ rentMonth: { month, receipt } }: { rentMonth: RentMonth }) {
  const t = useWords(words)
  const say = useSay()
  return (
    <li className={receipt ? styles.paid : styles.due}>
      <span>{say(monthNames[Number(month.slice(5)) - 1])}</span>
      {receipt ? (
        <RecordLink
          kind="receipt"
          values={{ number: receipt }}
          translate="no"
          aria-label={`${t.paid} ${receipt}`}
        >
          {receipt}
        </RecordLink>
      ) : (
        <b>{t.due}</b>
      )}
    </li>
  )
}
