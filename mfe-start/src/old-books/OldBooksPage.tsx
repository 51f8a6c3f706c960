import {
  importGroups,
  importKindNames,
  importKindOf,
  type ImportKindName,
} from '@samity/shared-api/contract/imports/import-kinds'
import { Card, Page, useMayEdit, useRole } from '@samity/shared-ui/core'
import { Filter, useList, useUrlParams } from '@samity/shared-ui/data'
import { collection } from '@samity/shared-api/client'
import { importRecord } from '@samity/shared-api/contract/imports/import-record'
import { SelectField } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { ImportForm } from './ImportForm.tsx'
import { ImportHistory } from './ImportHistory.tsx'
import styles from './old-books.module.css'

const imports = collection(importRecord)
const words = {
  heading: { en: 'Old Books', bn: 'পুরোনো হিসাব' },
  what: { en: 'What to import', bn: 'কী আমদানি করবেন' },
}

export default function OldBooksPage() {
  const t = useWords(words)
  const role = useRole()
  const mayEdit = useMayEdit()
  const list = useList(imports, { dates: true, search: true, filters: { state: 'state' } })
  const [params, updateParams] = useUrlParams({ replace: true })
  const names = importKindNames.filter(
    (name) => role !== undefined && importKindOf(name).roles.includes(role),
  )
  const kind: ImportKindName = names.find((name) => name === params.get('import')) ?? 'opening-balances'
  const options = importGroups.flatMap(({ value }) =>
    names
      .filter((name) => importKindOf(name).group === value)
      .map((name) => ({ value: name, label: importKindOf(name).label })),
  )
  return (
    <Page heading={words.heading}>
      {mayEdit && (
        <>
          <Card>
            <Filter label={t.what} id="import">
              {(id) => (
                <SelectField
                  id={id}
                  name={id}
                  options={options}
                  value={kind}
                  onChange={(next) => updateParams({ import: next })}
                />
              )}
            </Filter>
          </Card>
          <div className={styles.cards}>
            <ImportForm key={kind} kind={kind} onImported={() => list.refresh()} />
          </div>
        </>
      )}
      <ImportHistory list={list} />
    </Page>
  )
}
