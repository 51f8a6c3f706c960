import { fetchPage, type Collection, type Query } from '@samity/shared-api/client'
import { headKinds, type Head, type incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { LoadingState, Button, ErrorState, Card, useMayEdit } from '@samity/shared-ui/core'
import { DataTable, useRows, type Column } from '@samity/shared-ui/data'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import styles from './categories.module.css'
import { MoveHeadDialog } from './MoveHeadDialog.tsx'

const words = {
  heading: { en: 'Heads of income', bn: 'রসিদের খাত' },
  explain: {
    en: 'Every receipt posts to one of these heads. Each head belongs to one income category, and reports show its money under that category.',
    bn: 'প্রতিটি রসিদ এই রসিদের খাতগুলোর একটিতে জমা হয়। প্রতিটি রসিদের খাত একটি আয়ের খাতের অন্তর্ভুক্ত; প্রতিবেদনে টাকাটি সেই খাতেই দেখা যায়।',
  },
  head: { en: 'Head', bn: 'রসিদের খাত' },
  category: { en: 'Income Category', bn: 'আয়ের খাত' },
  kind: { en: 'Kind', bn: 'ধরন' },
  move: { en: 'Move', bn: 'সরান' },
}

const heads = { page: (query?: Query, signal?: AbortSignal) => fetchPage<Head>('heads/', query, signal) }

export function HeadList({ categories }: { categories: Collection<typeof incomeCategory> }) {
  const t = useWords(words)
  const say = useSay()
  const mayEdit = useMayEdit()
  const { rows, error, refresh } = useRows(heads)
  const [headToMove, setHeadToMove] = useState<Head>()

  const columns = useMemo(
    (): Column<Head>[] => [
      { name: 'name', label: words.head, value: ({ name }) => say(name) },
      { name: 'category', label: words.category, value: ({ category }) => category },
      { name: 'kind', label: words.kind, kind: 'choice', choices: headKinds, value: ({ kind }) => kind },
    ],
    [say],
  )

  return (
    <Card heading={words.heading}>
      <p className={styles.hint}>{t.explain}</p>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !rows ? (
        <LoadingState />
      ) : (
        <DataTable
          label={words.heading}
          file="heads"
          rows={rows}
          columns={columns}
          {...(mayEdit && {
            actions: (head: Head) => (
              <Button size="small" onClick={() => setHeadToMove(head)}>
                {t.move}
              </Button>
            ),
          })}
        />
      )}
      {headToMove && (
        <MoveHeadDialog
          head={headToMove}
          categories={categories}
          onClose={() => setHeadToMove(undefined)}
          onMoved={() => {
            setHeadToMove(undefined)
            refresh()
          }}
        />
      )}
    </Card>
  )
}
