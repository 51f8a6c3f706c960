import { importKindOf } from '@samity/shared-api/contract/imports/import-kinds'
import { importStates, type ImportRecord } from '@samity/shared-api/contract/imports/import-record'
import { DescriptionList } from '@samity/shared-ui/core'
import { usePersonName } from '@samity/shared-ui/query'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'

const words = {
  kind: { en: 'Kind', bn: 'ধরন' },
  day: { en: 'Day', bn: 'তারিখ' },
  by: { en: 'Imported by', bn: 'আমদানি করেছেন' },
  rows: { en: 'Rows', bn: 'সারি' },
  imported: { en: 'Imported Rows', bn: 'আমদানি করা সারি' },
  skipped: { en: 'Left out', bn: 'বাদ' },
  state: { en: 'State', bn: 'অবস্থা' },
  undoneBy: { en: 'Undone by', bn: 'ফিরিয়েছেন' },
  reason: { en: 'Reason', bn: 'কারণ' },
}

export function ImportFacts({ record }: { record: ImportRecord }) {
  const t = useWords(words)
  const say = useSay()
  const personOf = usePersonName()
  const show = useShow()
  const { kind, day, created_by, row_count, imported, skipped, state, undone_by, undo_reason } = record
  return (
    <DescriptionList>
      <dt>{t.kind}</dt>
      <dd>{say(importKindOf(kind).label)}</dd>
      <dt>{t.day}</dt>
      <dd>{show.day(day)}</dd>
      <dt>{t.by}</dt>
      <dd translate="no">{personOf(created_by)}</dd>
      <dt>{t.rows}</dt>
      <dd>{show.number(row_count)}</dd>
      <dt>{t.imported}</dt>
      <dd>{show.number(imported)}</dd>
      <dt>{t.skipped}</dt>
      <dd>{show.number(skipped)}</dd>
      <dt>{t.state}</dt>
      <dd>{say(importStates.find(({ value }) => value === state)?.label)}</dd>
      {undone_by && (
        <>
          <dt>{t.undoneBy}</dt>
          <dd translate="no">{personOf(undone_by)}</dd>
          <dt>{t.reason}</dt>
          <dd>{undo_reason}</dd>
        </>
      )}
    </DescriptionList>
  )
}
