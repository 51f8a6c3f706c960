import { http } from '@samity/shared-api/client'
import type { ModuleSeries } from '@samity/shared-api/contract/accounts/receipt-series'
import { Button, Card, ErrorState, useAction } from '@samity/shared-ui/core'
import { useGet, usePersonName } from '@samity/shared-ui/query'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { ApprovalBy, ApprovalTag } from './approval-parts.tsx'
import { ApproveSeriesDialog } from './ApproveSeriesDialog.tsx'
import { AutomaticReceiptsDialog } from './AutomaticReceiptsDialog.tsx'
import styles from './module-settings.module.css'

const words = {
  heading: { en: 'Receipt series of modules', bn: 'মডিউলের রসিদের ধারা' },
  about: {
    en: 'A module posts receipts only in a series that an administrator has approved.',
    bn: 'প্রশাসক যে ধারা অনুমোদন করেছেন, মডিউল শুধু সেই ধারায় রসিদ লেখে।',
  },
  head: { en: '{module} · head {head}', bn: '{module} · রসিদের খাত {head}' },
  category: {
    en: '{module} · head {head} · category {category}',
    bn: '{module} · রসিদের খাত {head} · খাত {category}',
  },
  gone: {
    en: 'No active release declares this series. Its receipts stay.',
    bn: 'কোনো চালু রিলিজে এই ধারা নেই। এর রসিদগুলো থাকছে।',
  },
  automatic: {
    en: 'Without a person: at most {limit} a day, today {used}. Allowed by {who}.',
    bn: 'ব্যক্তি ছাড়া: দিনে সর্বোচ্চ {limit}, আজ {used}। অনুমতি দিয়েছেন {who}।',
  },
  setLimit: { en: '{code} without a person', bn: 'ব্যক্তি ছাড়া {code}' },
  approve: { en: 'Approve {code}', bn: '{code} অনুমোদন করুন' },
  withdraw: { en: 'Withdraw approval of {code}', bn: '{code}-এর অনুমোদন প্রত্যাহার' },
  withdrawNow: { en: 'Withdraw', bn: 'প্রত্যাহার করুন' },
  confirm: {
    en: 'Withdraw the approval of {code}? No new receipts can be posted. Stored ones stay.',
    bn: '{code}-এর অনুমোদন প্রত্যাহার করবেন? নতুন রসিদ লেখা যাবে না। লেখা রসিদগুলো থাকবে।',
  },
  reason: { en: 'Reason', bn: 'কারণ' },
  done: { en: 'The approval was withdrawn.', bn: 'অনুমোদন প্রত্যাহার করা হয়েছে।' },
}

export function ReceiptSeriesCard({ module }: { module?: string | undefined }) {
  const { data: allSeries, error, refresh } = useGet<ModuleSeries[]>('receipt-series/')
  const t = useWords(words)
  const [seriesToApprove, setSeriesToApprove] = useState<ModuleSeries>()
  const [seriesToLimit, setSeriesToLimit] = useState<ModuleSeries>()
  if (error)
    return (
      <Card heading={words.heading}>
        <ErrorState error={error} retry={refresh} />
      </Card>
    )
  const series = allSeries?.filter((one) => module === undefined || one.module === module) ?? []
  // most systems have no module with receipts
  if (series.length === 0) return null
  const closeAndRefresh = () => {
    setSeriesToApprove(undefined)
    setSeriesToLimit(undefined)
    refresh()
  }
  return (
    <Card heading={words.heading}>
      <p className={styles.hint}>{t.about}</p>
      <ul className={styles.seriesList}>
        {series.map((one) => (
          <SeriesRow
            key={one.code}
            series={one}
            onApprove={setSeriesToApprove}
            onLimit={setSeriesToLimit}
            onChanged={refresh}
          />
        ))}
      </ul>
      {seriesToApprove && (
        <ApproveSeriesDialog
          series={seriesToApprove}
          onClose={() => setSeriesToApprove(undefined)}
          onDone={closeAndRefresh}
        />
      )}
      {seriesToLimit && (
        <AutomaticReceiptsDialog
          series={seriesToLimit}
          onClose={() => setSeriesToLimit(undefined)}
          onDone={closeAndRefresh}
        />
      )}
    </Card>
  )
}

type RowProps = {
  series: ModuleSeries
  onApprove: (series: ModuleSeries) => void
  onLimit: (series: ModuleSeries) => void
  onChanged: () => void
}

function SeriesRow({ series, onApprove, onLimit, onChanged }: RowProps) {
  const t = useWords(words)
  const say = useSay()
  const { isBusy, run } = useAction()
  const { money } = useShow()
  const personOf = usePersonName()
  const { code, status, category, module, automatic_limit, automatic_by, automatic_today } = series
  const facts = { module, head: say(series.head), category: category ?? '' }

  const withdraw = () =>
    run((answer) => http.post(`receipt-series/${code}/withdraw/`, answer), {
      ask: {
        question: fillWords(words.confirm, { code }),
        ok: words.withdrawNow,
        danger: true,
        reason: words.reason,
      },
      done: words.done,
      onDone: onChanged,
    })

  return (
    <li className={styles.series}>
      <div>
        <strong translate="no">{code}</strong> {say(series.title)} <ApprovalTag status={status} />
        <p className={styles.hint}>
          {fill(category === null ? t.head : t.category, facts)}
          {series.approved_by && <br />}
          <ApprovalBy {...series} />
          {status === 'approved' && automatic_limit && automatic_by && (
            <>
              <br />
              {fill(t.automatic, {
                limit: money(automatic_limit),
                used: money(automatic_today),
                who: personOf(automatic_by),
              })}
            </>
          )}
          {!series.is_declared && (
            <>
              <br />
              {t.gone}
            </>
          )}
        </p>
      </div>
      {status === 'approved' ? (
        <div className={styles.actions}>
          {series.is_declared && (
            <Button onClick={() => onLimit(series)}>{fill(t.setLimit, { code })}</Button>
          )}
          <Button danger loading={isBusy} onClick={withdraw}>
            {fill(t.withdraw, { code })}
          </Button>
        </div>
      ) : (
        series.is_declared && (
          <Button type="primary" onClick={() => onApprove(series)}>
            {fill(t.approve, { code })}
          </Button>
        )
      )}
    </li>
  )
}
