import { duesWaiver, type DuesWaiver } from '@samity/shared-api/contract/members/dues-waiver'
import { columnsFor, type Column } from '@samity/shared-ui/data'
import { formFor, FullWidth } from '@samity/shared-ui/forms'
import { useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { DuesRecordsPage } from '../components/DuesRecordsPage.tsx'
import { ResolutionSelect, UnlessRegistered } from '../components/ResolutionSelect.tsx'
import { periodHints } from '../components/period-hints.ts'
import { showSpan, waivers } from '../members-api.ts'

const form = formFor(duesWaiver)
const { Field } = form
const [kind, covers, reason, resolution] = columnsFor(duesWaiver, 'kind', 'covers', 'reason', 'resolution')
const words = {
  heading: { en: 'Waivers', bn: 'মওকুফ' },
  list: { en: 'Waiver List', bn: 'মওকুফের তালিকা' },
  period: { en: 'Periods', bn: 'সময়কাল' },
  empty: {
    en: 'No waiver matches. The form above waives periods, or only their delay fees.',
    bn: 'কোনো মওকুফ মেলেনি। উপরের ফর্মে সময়কাল অথবা শুধু বিলম্ব ফি মওকুফ করা যায়।',
  },
  question: {
    en: 'Void this waiver? The periods are owed again.',
    bn: 'এই মওকুফ বাতিল করবেন? সময়কালগুলো আবার পাওনা হবে।',
  },
}

const initial = { covers: 'dues' }

/** Periods, or only their delay fees, that members need not pay, each with its reason. */
export default function WaiversPage() {
  const show = useShow()
  const columns = useMemo(
    (): Column<DuesWaiver>[] => [
      kind!,
      covers!,
      {
        name: 'period',
        label: words.period,
        sort: null,
        value: ({ from_period, to_period }) => showSpan(from_period, to_period),
        show: ({ from_period, to_period }) => show.digits(showSpan(from_period, to_period)),
      },
      reason!,
      resolution!,
    ],
    [show],
  )
  return (
    <DuesRecordsPage
      records={waivers}
      form={form}
      heading={words.heading}
      list={words.list}
      empty={words.empty}
      question={words.question}
      file="waivers"
      columns={columns}
      initial={initial}
    >
      <Field name="kind" />
      <Field name="covers" />
      <Field name="from_period" hint={periodHints.from} />
      <Field name="to_period" hint={periodHints.to} />
      <Field name="resolution_id">
        <ResolutionSelect />
      </Field>
      <UnlessRegistered>
        <Field name="resolution" />
      </UnlessRegistered>
      <FullWidth>
        <Field name="reason" />
      </FullWidth>
    </DuesRecordsPage>
  )
}
