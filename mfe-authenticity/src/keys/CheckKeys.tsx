import { http } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import type { CheckFigures } from '@samity/shared-api/contract/authenticity/check'
import { Button, Card, ErrorState, LoadingState, useAction } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useGet, usePersonName } from '@samity/shared-ui/query'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'

const words = {
  heading: { en: 'Keys of Printed Codes', bn: 'ছাপা কোডের চাবি' },
  about: {
    en: 'The newest key makes the codes on receipts, cards and papers. Add one when somebody may have copied a backup. Codes that are printed already stay genuine.',
    bn: 'সবচেয়ে নতুন চাবি দিয়ে রসিদ, কার্ড ও কাগজের কোড তৈরি হয়। কেউ ব্যাকআপ নকল করে থাকতে পারে এমন মনে হলে নতুন চাবি যোগ করুন। আগে ছাপা কোড আসলই থাকে।',
  },
  number: { en: 'Key', bn: 'চাবি' },
  from: { en: 'Since', bn: 'কবে থেকে' },
  by: { en: 'Added By', bn: 'যোগ করেছেন' },
  use: { en: 'Use', bn: 'ব্যবহার' },
  newest: { en: 'Makes and reads codes', bn: 'কোড তৈরি ও যাচাই করে' },
  old: { en: 'Reads its codes', bn: 'নিজের কোড যাচাই করে' },
  setUp: { en: 'Set-up', bn: 'স্থাপনের সময়' },
  add: { en: 'Add a key', bn: 'নতুন চাবি যোগ করুন' },
  question: { en: 'Add a new key for printed codes?', bn: 'ছাপা কোডের জন্য নতুন চাবি যোগ করবেন?' },
  explain: {
    en: 'Receipts, cards and files for the press get other codes from now on. Order a new file for a print run that has not begun. A key cannot be removed.',
    bn: 'এখন থেকে রসিদ, কার্ড ও ছাপাখানার ফাইলে অন্য কোড থাকবে। যে ছাপা এখনো শুরু হয়নি তার জন্য নতুন ফাইল নিন। চাবি সরানো যায় না।',
  },
  done: { en: 'The new key is in use.', bn: 'নতুন চাবি চালু হয়েছে।' },
  empty: { en: 'There is no key yet.', bn: 'এখনো কোনো চাবি নেই।' },
}

type Key = CheckFigures['keys'][number] & { id: number; isNewest: boolean }

/** The tab of Settings with the keys of printed codes. Nobody sees a key itself. */
export default function CheckKeys() {
  const t = useWords(words)
  const say = useSay()
  const personOf = usePersonName()
  const show = useShow()
  const { data: figures, error, refresh } = useGet<CheckFigures>('check-figures/')
  const { run, isBusy } = useAction()
  const columns = useMemo(
    (): Column<Key>[] => [
      { name: 'version', label: words.number, value: ({ version }) => show.digits(version) },
      {
        name: 'created_at',
        label: words.from,
        kind: 'day',
        value: ({ created_at }) => today(new Date(created_at)),
      },
      {
        name: 'created_by',
        label: words.by,
        value: ({ created_by }) => personOf(created_by) || say(words.setUp),
      },
      {
        name: 'use',
        label: words.use,
        value: ({ isNewest }) => say(isNewest ? words.newest : words.old),
      },
    ],
    [say, show, personOf],
  )

  const add = () =>
    run(() => http.post('check-keys/'), {
      ask: { question: words.question, explain: words.explain, ok: words.add },
      done: words.done,
      onDone: refresh,
    })

  if (error) return <ErrorState error={error} retry={refresh} />
  if (!figures) return <LoadingState />
  return (
    <Card heading={words.heading}>
      <p>{t.about}</p>
      <p>
        <Button loading={isBusy} onClick={add}>
          {t.add}
        </Button>
      </p>
      <DataTable
        label={words.heading}
        rows={figures.keys.map((key, index) => ({ ...key, id: key.version, isNewest: index === 0 }))}
        columns={columns}
        empty={words.empty}
        isManuallyOrdered
      />
    </Card>
  )
}
