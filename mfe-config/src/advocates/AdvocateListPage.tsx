import { lookupSearch, type Advocate } from '@samity/shared-api/contract/config/advocate'
import { Page, Card, useMayEdit, useRole } from '@samity/shared-ui/core'
import { ListTable, RowButton, useList } from '@samity/shared-ui/data'
import { useRecordEditor } from '@samity/shared-ui/records'
import { useNavigate } from '@samity/shared-ui/router'
import { useState } from 'react'
import { archivedClass } from '../components/archived-class.ts'
import { AdvocateDialog } from './AdvocateDialog.tsx'
import { AdvocateFilters } from './AdvocateFilters.tsx'
import { advocateCollection, formPath } from './advocates.ts'
import { BulkActions } from './BulkActions.tsx'
import { cashierColumns, columns } from './columns.tsx'

const words = {
  heading: { en: 'Advocate List', bn: 'আইনজীবী তালিকা' },
  serial: { en: '#', bn: '#' },
  deletion: {
    en: 'Are you sure you want to delete this advocate?',
    bn: 'আপনি কি নিশ্চিত যে এই আইনজীবীকে মুছে ফেলতে চান?',
  },
}

export default function AdvocateListPage() {
  const mayEdit = useMayEdit()
  // the server sends a cashier too few fields for a card or a label
  const isCashier = useRole() === 'cashier'
  const maySelect = !isCashier
  const [selection, setSelection] = useState<readonly Advocate[]>([])
  const navigate = useNavigate()
  const list = useList(advocateCollection, {
    sort: 'bar_registration_number',
    ...(isCashier && { searchedFields: lookupSearch }),
    filters: {
      number: 'bar_registration_number',
      status: 'status',
      type: 'advocate_type',
      blood: 'blood_group',
      court: 'practicing_court_name',
      year: 'year',
      archived: 'archived',
    },
  })
  const viewer = useRecordEditor(advocateCollection, list, {
    param: 'view',
    question: words.deletion,
    archive: 'after a question',
  })
  const edit = (advocate: Advocate) => void navigate(`${formPath}/${advocate.id}`, { state: { advocate } })

  // advocates on other pages of the list stay selected
  const select = (ids: ReadonlySet<number | string>) => {
    const rowsById = new Map(
      [...selection, ...(list.rows ?? [])].map((row) => [row.id as number | string, row]),
    )
    setSelection([...ids].flatMap((id) => rowsById.get(id) ?? []))
  }

  return (
    <Page heading={words.heading} back={mayEdit ? formPath : '/dashboard'}>
      <Card>
        {maySelect && selection.length > 0 && (
          <BulkActions
            selection={selection}
            onClear={() => setSelection([])}
            onChanged={(rest) => {
              setSelection(rest)
              list.refresh()
            }}
          />
        )}
        <ListTable
          label={words.heading}
          file="advocates"
          list={list}
          columns={isCashier ? cashierColumns : columns}
          rowNumberLabel={words.serial}
          rowClass={archivedClass}
          {...(maySelect && { selection: { ids: new Set(selection.map(({ id }) => id)), onChange: select } })}
          filters={<AdvocateFilters list={list} isCashier={isCashier} />}
          actions={(row) => (
            <>
              <RowButton action="view" onClick={() => void viewer.edit(row)} />
              {mayEdit && <RowButton action="edit" onClick={() => edit(row)} />}
              {mayEdit && row.archived_at && (
                <RowButton action="restore" onClick={() => void viewer.restore(row)} />
              )}
              {mayEdit && !row.archived_at && (
                <RowButton action="archive" onClick={() => void viewer.archive?.(row)} />
              )}
              {mayEdit && <RowButton action="delete" onClick={() => void viewer.remove(row)} />}
            </>
          )}
        />
      </Card>
      <AdvocateDialog viewedAdvocate={viewer} {...(mayEdit && { onEdit: edit })} />
    </Page>
  )
}
