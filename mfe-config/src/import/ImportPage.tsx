import type { Importable } from '@samity/shared-api/contract/config/import'
import { Alert, GoButton, Page, Sheet } from '@samity/shared-ui/core'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { Columns } from './Columns.tsx'
import { FilePicker } from './FilePicker.tsx'
import styles from './import.module.css'
import { useImport, type ImportState } from './use-import.ts'
import { Verdicts } from './Verdicts.tsx'
import { Working } from './Working.tsx'

const words = {
  heading: { en: 'Import', bn: 'আমদানি' },
  file: { en: 'File', bn: 'ফাইল' },
  columns: { en: 'Columns', bn: 'কলাম' },
  result: { en: 'Result of the check', bn: 'যাচাইয়ের ফল' },
  imported: {
    en: '{count} imported, {skipped} left out.',
    bn: '{count}টি আমদানি হয়েছে, {skipped}টি বাদ গেছে।',
  },
  list: { en: 'Go to List', bn: 'তালিকায় যান' },
}
const lists: Record<Importable, string> = {
  advocates: '/dashboard/Advocate-list',
  renters: '/dashboard/renter',
}

export default function ImportPage() {
  const t = useWords(words)
  const show = useShow()
  const state = useImport()
  const { what, opened, checked, done, work } = state
  return (
    <Page heading={words.heading}>
      <Sheet heading={words.file}>
        <div className={styles.blocks}>
          <FilePicker
            what={what}
            name={opened?.name}
            busy={!!work}
            onWhat={state.choose}
            onFile={(file) => void state.open(file)}
          />
          {done && (
            <Alert
              type="success"
              role="status"
              title={fill(t.imported, {
                count: show.number(done.imported),
                skipped: show.number(done.skipped),
              })}
              action={<GoButton to={lists[done.what]}>{t.list}</GoButton>}
            />
          )}
          {!opened && <Course {...state} />}
        </div>
      </Sheet>
      {opened && (
        <Sheet heading={words.columns}>
          <div className={styles.blocks}>
            <Columns
              what={what}
              opened={opened}
              busy={!!work}
              onMatch={state.match}
              onCheck={() => void state.check(opened)}
            />
            {!checked && <Course {...state} />}
          </div>
        </Sheet>
      )}
      {opened && checked && (
        <Sheet heading={words.result}>
          <Verdicts
            what={what}
            opened={opened}
            checked={checked}
            busy={!!work}
            onImport={(skip) => void state.book(opened, skip)}
          />
          <Course {...state} />
        </Sheet>
      )}
    </Page>
  )
}

/** How it goes, told where the button is that was pressed last. */
function Course({ problem, work, opened }: ImportState) {
  const say = useSay()
  return (
    <>
      {problem && (
        <Alert type="error" role="alert" title={typeof problem === 'string' ? problem : say(problem)} />
      )}
      {work && <Working work={work} rows={opened?.sheet.rows.length ?? 0} />}
    </>
  )
}
