import { today } from '@samity/shared-api/contract'
import { toRefusal } from '@samity/shared-api/client'
import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { Button, useConfirm, useMayEdit, useToast } from '@samity/shared-ui/core'
import { download, toXlsx } from '@samity/shared-ui/data'
import { fill, useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { advocates } from './advocates.ts'
import styles from './bulk.module.css'
import { columns } from './columns.tsx'
import { PrintDialog, type Sheet } from './PrintDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'

const words = {
  chosen: { en: 'Chosen: {count}', bn: 'বাছাই করা: {count} জন' },
  cards: { en: 'ID cards', bn: 'পরিচয়পত্র' },
  labels: { en: 'Address labels', bn: 'ঠিকানার লেবেল' },
  list: { en: 'Print chosen', bn: 'বাছাই করাদের তালিকা ছাপুন' },
  export: { en: 'Export chosen', bn: 'বাছাই করাদের এক্সপোর্ট' },
  publish: { en: 'Publish fields', bn: 'তথ্য প্রকাশ' },
  archive: { en: 'Archive chosen', bn: 'বাছাই করাদের আর্কাইভ করুন' },
  none: { en: 'Choose none', bn: 'বাছাই বাতিল' },
  question: { en: 'Archive {count} advocates?', bn: '{count} জন আইনজীবীকে আর্কাইভ করবেন?' },
  explain: {
    en: 'They leave the lists to choose from; old records and reports keep them. They can be restored.',
    bn: 'তাঁরা আর বাছাইয়ের তালিকায় থাকবেন না; পুরোনো তথ্য ও প্রতিবেদনে থাকবেন। পরে ফিরিয়ে আনা যাবে।',
  },
  ok: { en: 'Archive', bn: 'আর্কাইভ করুন' },
  archived: { en: 'Archived: {count}', bn: 'আর্কাইভ করা হয়েছে: {count} জন' },
  stopped: {
    en: '{count} archived, then: {reason}',
    bn: '{count} জনকে আর্কাইভ করা হয়েছে, তারপর: {reason}',
  },
}

type Props = {
  chosen: readonly Advocate[]
  onNone: () => void
  /** Some have left the list, or changed: those that are still chosen */
  onChanged: (left: readonly Advocate[]) => void
}

/** What can be done to several members at once. */
export function BulkActions({ chosen, onNone, onChanged }: Props) {
  const t = useWords(words)
  const show = useShow()
  const language = useLanguage()
  const mayEdit = useMayEdit()
  const confirm = useConfirm()
  const toast = useToast()
  const [archiving, setArchiving] = useState(false)
  const [publishing, setPublishing] = useState(false)
  const [sheet, setSheet] = useState<Sheet>()
  const kept = chosen.filter(({ archived_at }) => !archived_at)

  const told = (text: string, values: Record<string, string>) => {
    const sentence = fill(text, values)
    return { en: sentence, bn: sentence }
  }

  async function archive() {
    const count = show.number(kept.length)
    const answer = await confirm({
      question: told(t.question, { count }),
      explain: words.explain,
      ok: words.ok,
    })
    if (!answer) return
    setArchiving(true)
    let done = 0
    try {
      for (const { id } of kept) {
        await advocates.archive(id)
        done += 1
      }
      toast.done(told(t.archived, { count }))
    } catch (error) {
      const { message: reason } = toRefusal(error)
      toast.failed(fill(t.stopped, { count: show.number(done), reason }))
    } finally {
      setArchiving(false)
      onChanged(kept.slice(done))
    }
  }

  async function take() {
    download(await toXlsx(columns, chosen, language), `advocates-${today()}.xlsx`)
  }

  return (
    <div
      className={styles.bulk}
      role="group"
      aria-label={fill(t.chosen, { count: show.number(chosen.length) })}
    >
      <strong>{fill(t.chosen, { count: show.number(chosen.length) })}</strong>
      <Button onClick={() => setSheet('cards')}>{t.cards}</Button>
      <Button onClick={() => setSheet('labels')}>{t.labels}</Button>
      <Button onClick={() => setSheet('list')}>{t.list}</Button>
      <Button onClick={() => void take()}>{t.export}</Button>
      {mayEdit && <Button onClick={() => setPublishing(true)}>{t.publish}</Button>}
      {mayEdit && (
        <Button danger loading={archiving} disabled={kept.length === 0} onClick={() => void archive()}>
          {t.archive}
        </Button>
      )}
      <Button onClick={onNone}>{t.none}</Button>
      {publishing && (
        <PublishDialog
          chosen={chosen}
          onClose={() => setPublishing(false)}
          onDone={() => {
            setPublishing(false)
            onChanged([])
          }}
        />
      )}
      <PrintDialog sheet={sheet} members={chosen} onClose={() => setSheet(undefined)} />
    </div>
  )
}
