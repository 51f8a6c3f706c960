import type { Words } from '@samity/shared-api/contract'
import { stockKinds, type StockEntry } from '@samity/shared-api/contract/sales/paper-stock'
import { LoadingState, Page, ErrorState, Card, useMayEdit } from '@samity/shared-ui/core'
import {
  ChoiceFilter,
  ListTable,
  RowButton,
  useList,
  type List,
  useRemove,
  deletionReason,
} from '@samity/shared-ui/data'
import { usePersonName } from '@samity/shared-ui/query'
import { fillWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { showRanges } from '../serials.ts'
import { stockColumns } from './columns.ts'
import { OnHand } from './OnHand.tsx'
import { stockEntries, paperChoices, usePapers, type PaperChoice } from './use-papers.ts'
import { StockForm } from './StockForm.tsx'
import { SerialHistory } from './SerialHistory.tsx'

const words = {
  deletion: {
    en: 'Delete the entry of serials {serials}? It stays in the audit log.',
    bn: 'ক্রমিক {serials}-এর হিসাবটি মুছবেন? অডিটে এটি থেকে যাবে।',
  },
  heading: { en: 'Paper Stock', bn: 'কাগজের মজুদ' },
  onHand: { en: 'On Hand', bn: 'মজুদ' },
  entry: { en: 'Receive, Spoil or Return', bn: 'গ্রহণ, নষ্ট বা ফেরত' },
  serialHistory: { en: 'Who Bought a Serial', bn: 'ক্রমিকটি কে কিনেছেন' },
  listHeading: { en: 'Stock Entries', bn: 'মজুদের হিসাব' },
  empty: { en: 'No stock entries found.', bn: 'মজুদের কোনো হিসাব পাওয়া যায়নি।' },
  kind: { en: 'Kind', bn: 'ধরন' },
  paper: { en: 'Paper', bn: 'কাগজ' },
}

export default function PaperStockPage() {
  const { data: papers, error, refresh } = usePapers()
  const mayEdit = useMayEdit()
  const choices = useMemo(() => paperChoices(papers ?? []), [papers])
  const list = useList(stockEntries, {
    dates: true,
    filters: { paper: 'paper', kind: 'kind' },
  })
  function refreshAll() {
    list.refresh()
    refresh()
  }
  if (error && !papers)
    return (
      <Page heading={words.heading}>
        <ErrorState error={error} retry={refresh} />
      </Page>
    )
  return (
    <Page heading={words.heading}>
      <Card heading={words.onHand}>{papers ? <OnHand papers={papers} /> : <LoadingState />}</Card>
      {mayEdit && (
        <Card heading={words.entry}>
          <StockForm papers={choices} onSaved={refreshAll} />
        </Card>
      )}
      <Card heading={words.serialHistory}>
        <SerialHistory papers={choices} />
      </Card>
      <Card heading={words.listHeading}>
        <Entries list={list} papers={choices} onRemoved={refreshAll} />
      </Card>
    </Page>
  )
}

const deletionQuestion = (entry: StockEntry): Words =>
  fillWords(words.deletion, { serials: showRanges([{ ...entry, width: entry.width ?? 1 }]) })

type EntriesProps = { list: List<StockEntry>; papers: readonly PaperChoice[]; onRemoved: () => void }

function Entries({ list, papers, onRemoved }: EntriesProps) {
  const mayEdit = useMayEdit()
  const remove = useRemove<StockEntry>(stockEntries, {
    list: { hide: list.hide, refresh: onRemoved },
    question: deletionQuestion,
    reason: deletionReason,
  })
  const personOf = usePersonName()
  const columns = useMemo(() => stockColumns(papers, personOf), [papers, personOf])
  const renderFilter = (name: 'paper' | 'kind', choices: readonly PaperChoice[]) => (
    <ChoiceFilter list={list} name={name} id={`${name}_filter`} field={{ label: words[name], choices }} />
  )
  return (
    <ListTable
      list={list}
      columns={columns}
      label={words.listHeading}
      file="paper-stock"
      empty={words.empty}
      filters={
        <>
          {renderFilter('paper', papers)}
          {renderFilter('kind', stockKinds)}
        </>
      }
      {...(mayEdit && {
        actions: (row: StockEntry) => <RowButton action="delete" onClick={() => void remove(row)} />,
      })}
    />
  )
}
