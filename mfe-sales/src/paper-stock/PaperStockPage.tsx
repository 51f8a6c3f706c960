import { stockKinds, type StockEntry } from '@samity/shared-api/contract/sales/paper-stock'
import { Busy, Page, Problem, Sheet, useMayEdit } from '@samity/shared-ui/core'
import { Filter, ListTable, RowButton, useList, type List } from '@samity/shared-ui/data'
import { Choice } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { columnsWith } from './columns.ts'
import { OnHand } from './OnHand.tsx'
import { entries, paperChoices, usePapers, type PaperChoice } from './papers.ts'
import { StockForm } from './StockForm.tsx'
import { useRemoval } from './use-removal.ts'
import { WhoBought } from './WhoBought.tsx'

const words = {
  heading: { en: 'Paper Stock', bn: 'কাগজের মজুদ' },
  onHand: { en: 'On Hand', bn: 'হাতে মজুদ' },
  entry: { en: 'Receive, Spoil or Return', bn: 'গ্রহণ, নষ্ট বা ফেরত' },
  who: { en: 'Who Bought a Serial', bn: 'ক্রমিকটি কে কিনেছেন' },
  listed: { en: 'Stock Entries', bn: 'মজুদের হিসাব' },
  empty: { en: 'No stock entries found.', bn: 'মজুদের কোনো হিসাব পাওয়া যায়নি।' },
  kind: { en: 'Kind', bn: 'ধরন' },
  paper: { en: 'Paper', bn: 'কাগজ' },
  all: { en: 'All', bn: 'সব' },
}

export default function PaperStockPage() {
  const { papers, error, refresh } = usePapers()
  const mayEdit = useMayEdit()
  const choices = useMemo(() => paperChoices(papers ?? []), [papers])
  // every entry answers its count and its history beside its own fields
  const list = useList(entries, {
    dates: true,
    filters: { paper: 'paper', kind: 'kind' },
  }) as unknown as List<StockEntry>
  function changed() {
    list.refresh()
    refresh()
  }
  if (error && !papers)
    return (
      <Page heading={words.heading}>
        <Problem error={error} retry={refresh} />
      </Page>
    )
  return (
    <Page heading={words.heading}>
      <Sheet heading={words.onHand}>{papers ? <OnHand papers={papers} /> : <Busy />}</Sheet>
      {mayEdit && (
        <Sheet heading={words.entry}>
          <StockForm papers={choices} onSaved={changed} />
        </Sheet>
      )}
      <Sheet heading={words.who}>
        <WhoBought papers={choices} />
      </Sheet>
      <Sheet heading={words.listed}>
        <Entries list={list} papers={choices} onRemoved={changed} />
      </Sheet>
    </Page>
  )
}

type EntriesProps = { list: List<StockEntry>; papers: readonly PaperChoice[]; onRemoved: () => void }

function Entries({ list, papers, onRemoved }: EntriesProps) {
  const t = useWords(words)
  const mayEdit = useMayEdit()
  const remove = useRemoval(list, onRemoved)
  const columns = useMemo(() => columnsWith(papers), [papers])
  const filter = (name: 'paper' | 'kind', choices: readonly PaperChoice[]) => (
    <Filter label={t[name]} id={`${name}_filter`}>
      {(id) => (
        <Choice
          id={id}
          name={id}
          value={list.asked[name] ?? ''}
          choices={choices}
          nothing={words.all}
          onChange={(chosen) => list.ask({ [name]: chosen })}
        />
      )}
    </Filter>
  )
  return (
    <ListTable
      list={list}
      columns={columns}
      label={words.listed}
      file="paper-stock"
      empty={words.empty}
      filters={
        <>
          {filter('paper', papers)}
          {filter('kind', stockKinds)}
        </>
      }
      {...(mayEdit && {
        actions: (row: StockEntry) => <RowButton does="delete" onClick={() => void remove(row)} />,
      })}
    />
  )
}
