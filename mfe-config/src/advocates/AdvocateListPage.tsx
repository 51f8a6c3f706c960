import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { Page, Sheet, useMayEdit, useRole } from '@samity/shared-ui/core'
import { ListTable, RowButton, useEdited, useList } from '@samity/shared-ui/data'
import { useNavigate } from '@samity/shared-ui/router'
import { useState } from 'react'
import { archivedClass } from '../parts/archived.ts'
import { useRemoving } from '../parts/removing.ts'
import { AdvocateDialog } from './AdvocateDialog.tsx'
import { AdvocateFilters } from './AdvocateFilters.tsx'
import { advocates, formPath } from './advocates.ts'
import { BulkActions } from './BulkActions.tsx'
import { columns } from './columns.tsx'

const words = {
  heading: { en: 'Advocate List', bn: 'আইনজীবী তালিকা' },
  counted: { en: '#', bn: '#' },
  deletion: {
    en: 'Are you sure you want to delete this advocate?',
    bn: 'আপনি কি নিশ্চিত যে এই আইনজীবীকে মুছে ফেলতে চান?',
  },
}

export default function AdvocateListPage() {
  const mayEdit = useMayEdit()
  // a cashier is told too little of a member for a card or a label
  const mayChoose = useRole() !== 'cashier'
  const [chosen, setChosen] = useState<readonly Advocate[]>([])
  const navigate = useNavigate()
  const list = useList(advocates, {
    sort: 'bar_registration_number',
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
  const viewed = useEdited(advocates, 'view')
  const { remove, archive, restore } = useRemoving(advocates, { question: words.deletion }, list)
  const edit = (advocate: Advocate) => void navigate(`${formPath}/${advocate.id}`, { state: { advocate } })

  // members stay chosen on other pages of the list
  const choose = (ids: ReadonlySet<number | string>) => {
    const known = new Map([...chosen, ...(list.rows ?? [])].map((row) => [row.id as number | string, row]))
    setChosen([...ids].flatMap((id) => known.get(id) ?? []))
  }

  return (
    <Page heading={words.heading} back={mayEdit ? formPath : '/dashboard'}>
      <Sheet>
        {mayChoose && chosen.length > 0 && (
          <BulkActions
            chosen={chosen}
            onNone={() => setChosen([])}
            onChanged={(left) => {
              setChosen(left)
              list.refresh()
            }}
          />
        )}
        <ListTable
          label={words.heading}
          file="advocates"
          list={list}
          columns={columns}
          counted={words.counted}
          rowClass={archivedClass}
          {...(mayChoose && { chosen: { ids: new Set(chosen.map(({ id }) => id)), onChange: choose } })}
          filters={<AdvocateFilters list={list} />}
          actions={(row) => (
            <>
              <RowButton does="view" onClick={() => void viewed.edit(row)} />
              {mayEdit && <RowButton does="edit" onClick={() => edit(row)} />}
              {mayEdit && row.archived_at && <RowButton does="restore" onClick={() => void restore(row)} />}
              {mayEdit && !row.archived_at && <RowButton does="archive" onClick={() => void archive(row)} />}
              {mayEdit && <RowButton does="delete" onClick={() => void remove(row)} />}
            </>
          )}
        />
      </Sheet>
      <AdvocateDialog viewed={viewed} {...(mayEdit && { onEdit: edit })} />
    </Page>
  )
}
