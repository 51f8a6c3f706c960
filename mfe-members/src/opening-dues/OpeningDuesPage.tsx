import { openingDues, type OpeningDues } from '@samity/shared-api/contract/members/opening-dues'
import { LinkButton, useMayEdit } from '@samity/shared-ui/core'
import { columnsFor, type Column } from '@samity/shared-ui/data'
import { formFor, FullWidth } from '@samity/shared-ui/forms'
import { useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { DuesRecordsPage } from '../components/DuesRecordsPage.tsx'
import { periodHints } from '../components/period-hints.ts'
import { openings, showSpan } from '../members-api.ts'

const form = formFor(openingDues)
const { Field } = form
const [kind, amount, remarks] = columnsFor(openingDues, 'kind', 'amount', 'remarks')
const words = {
  heading: { en: 'Opening Dues', bn: 'প্রারম্ভিক বকেয়া' },
  list: { en: 'Owed from before Samity', bn: 'আগের বকেয়ার তালিকা' },
  period: { en: 'Periods', bn: 'সময়কাল' },
  import: { en: 'Import', bn: 'আমদানি' },
  empty: {
    en: 'No opening dues match. Enter what members owed before, or import a file.',
    bn: 'কোনো প্রারম্ভিক বকেয়া মেলেনি। আগের বকেয়া লিখুন, অথবা ফাইল আমদানি করুন।',
  },
  question: {
    en: 'Void these opening dues? The member no longer owes these periods.',
    bn: 'এই প্রারম্ভিক বকেয়া বাতিল করবেন? সদস্যের কাছে এই সময়কাল আর বকেয়া থাকবে না।',
  },
}

export default function OpeningDuesPage() {
  const t = useWords(words)
  const show = useShow()
  const mayEdit = useMayEdit()
  const columns = useMemo(
    (): Column<OpeningDues>[] => [
      kind!,
      {
        name: 'period',
        label: words.period,
        sort: null,
        value: ({ from_period, to_period }) => showSpan(from_period, to_period),
        show: ({ from_period, to_period }) => show.digits(showSpan(from_period, to_period)),
      },
      amount!,
      remarks!,
    ],
    [show],
  )
  return (
    <DuesRecordsPage
      records={openings}
      form={form}
      heading={words.heading}
      list={words.list}
      empty={words.empty}
      question={words.question}
      file="opening-dues"
      columns={columns}
      actions={mayEdit && <LinkButton to="/dashboard/members/import-opening-dues">{t.import}</LinkButton>}
    >
      <Field name="kind" />
      <Field name="amount" />
      <Field name="from_period" hint={periodHints.from} />
      <Field name="to_period" hint={periodHints.to} />
      <FullWidth>
        <Field name="remarks" />
      </FullWidth>
    </DuesRecordsPage>
  )
}
