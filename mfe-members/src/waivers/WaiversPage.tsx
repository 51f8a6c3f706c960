import { duesWaiver, type DuesWaiver } from '@samity/shared-api/contract/members/dues-waiver'
import type { Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { columnsFor, RecordText, type Column } from '@samity/shared-ui/data'
import { formFor, FullWidth } from '@samity/shared-ui/forms'
import { useShow } from '@samity/shared-ui/words'
import { useMemo, useRef } from 'react'
import { DuesRecordsPage } from '../components/DuesRecordsPage.tsx'
import { PeriodInput } from '../components/PeriodInput.tsx'
import { resolutions } from '../components/ResolutionSelect.tsx'
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
    en: 'No waiver matches. A new waiver waives periods, or only their delay fees.',
    bn: 'কোনো মওকুফ মেলেনি। নতুন মওকুফে সময়কাল অথবা শুধু বিলম্ব ফি মওকুফ করা যায়।',
  },
  question: {
    en: 'Void this waiver? The periods are owed again.',
    bn: 'এই মওকুফ বাতিল করবেন? সময়কালগুলো আবার বকেয়া হবে।',
  },
}

const initial = { covers: 'dues' }
const newestFirst = { ordering: '-day' }

function Periods() {
  const fee = form.useValue('kind')
  return (
    <>
      <Field name="from_period">
        <PeriodInput kind={fee} />
      </Field>
      <Field name="to_period" hint={periodHints.to}>
        <PeriodInput kind={fee} />
      </Field>
    </>
  )
}

export default function WaiversPage() {
  const show = useShow()
  const picked = useRef<Resolution>(undefined)
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
      prepare={(values) =>
        // a resolution of the register is named by its id, any other by its text
        picked.current?.number === values.resolution
          ? { ...values, resolution_id: picked.current?.id, resolution: '' }
          : values
      }
    >
      <Field name="kind" />
      <Field name="covers" />
      <Periods />
      <Field name="resolution">
        <RecordText
          source={resolutions}
          query={newestFirst}
          label={({ number }) => number}
          note={({ meeting }) => meeting}
          onPick={(chosen) => (picked.current = chosen)}
        />
      </Field>
      <FullWidth>
        <Field name="reason" />
      </FullWidth>
    </DuesRecordsPage>
  )
}
