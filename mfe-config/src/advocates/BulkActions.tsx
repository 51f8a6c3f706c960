import { today } from '@samity/shared-api/contract'
import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { Button, lazyPart, useAction, useMayEdit, useToast } from '@samity/shared-ui/core'
import { download, toXlsx } from '@samity/shared-ui/data'
import { fill, fillWords, useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { advocateCollection } from './advocates.ts'
import styles from './bulk.module.css'
import { columns } from './columns.tsx'
import type { AdvocatePrintDialogProps, PrintLayout } from './AdvocatePrintDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'

// prints, receipts' codes and layouts come when somebody prints
const AdvocatePrintDialog = lazyPart<AdvocatePrintDialogProps>(
  async () => (await import('./AdvocatePrintDialog.tsx')).AdvocatePrintDialog,
  () => null,
)

const words = {
  selectionCount: { en: 'Chosen: {count}', bn: 'বাছাই করা: {count} জন' },
  cards: { en: 'ID cards', bn: 'পরিচয়পত্র' },
  labels: { en: 'Address labels', bn: 'ঠিকানার লেবেল' },
  list: { en: 'Print chosen', bn: 'বাছাই করাদের তালিকা ছাপুন' },
  export: { en: 'Export chosen', bn: 'বাছাই করাদের এক্সপোর্ট' },
  publish: { en: 'Publish fields', bn: 'তথ্য প্রকাশ' },
  archive: { en: 'Archive chosen', bn: 'বাছাই করাদের আর্কাইভ করুন' },
  none: { en: 'Choose none', bn: 'বাছাই বাতিল' },
  question: { en: 'Archive {count} advocates?', bn: '{count} জন আইনজীবীকে আর্কাইভ করবেন?' },
  explain: {
    en: 'They no longer appear in lists to choose from, but existing records and reports keep them. You can restore them.',
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
  selection: readonly Advocate[]
  onClear: () => void
  /** Some advocates were archived or changed; `rest` are still selected */
  onChanged: (rest: readonly Advocate[]) => void
}

export function BulkActions({ selection, onClear, onChanged }: Props) {
  const t = useWords(words)
  const show = useShow()
  const language = useLanguage()
  const mayEdit = useMayEdit()
  const toast = useToast()
  const { run, isBusy } = useAction()
  const [isPublishing, setIsPublishing] = useState(false)
  const [layout, setLayout] = useState<PrintLayout>()
  const archivable = selection.filter(({ archived_at }) => !archived_at)

  function archive() {
    const count = show.number(archivable.length)
    let archivedCount = 0
    const archiveAll = async () => {
      for (const { id } of archivable) {
        await advocateCollection.archive(id)
        archivedCount += 1
      }
    }
    run(archiveAll, {
      ask: { question: fillWords(words.question, { count }), explain: words.explain, ok: words.ok },
      done: fillWords(words.archived, { count }),
      onFailed: ({ message: reason }) =>
        toast.error(fill(t.stopped, { count: show.number(archivedCount), reason })),
      onEnd: () => onChanged(archivable.slice(archivedCount)),
    })
  }

  async function exportSelection() {
    download(await toXlsx(columns, selection, language), `advocates-${today()}.xlsx`)
  }

  return (
    <div
      className={styles.bulk}
      role="group"
      aria-label={fill(t.selectionCount, { count: show.number(selection.length) })}
    >
      <strong>{fill(t.selectionCount, { count: show.number(selection.length) })}</strong>
      <Button onClick={() => setLayout('cards')}>{t.cards}</Button>
      <Button onClick={() => setLayout('labels')}>{t.labels}</Button>
      <Button onClick={() => setLayout('list')}>{t.list}</Button>
      <Button onClick={() => void exportSelection()}>{t.export}</Button>
      {mayEdit && <Button onClick={() => setIsPublishing(true)}>{t.publish}</Button>}
      {mayEdit && (
        <Button danger loading={isBusy} disabled={archivable.length === 0} onClick={archive}>
          {t.archive}
        </Button>
      )}
      <Button onClick={onClear}>{t.none}</Button>
      {isPublishing && (
        <PublishDialog
          advocates={selection}
          onClose={() => setIsPublishing(false)}
          onDone={() => {
            setIsPublishing(false)
            onChanged([])
          }}
        />
      )}
      {layout && (
        <AdvocatePrintDialog layout={layout} advocates={selection} onClose={() => setLayout(undefined)} />
      )}
    </div>
  )
}
