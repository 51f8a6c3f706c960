import { childGenders } from '@samity/shared-api/contract/config/advocate'
import { SelectField } from '@samity/shared-ui/forms'
import { AddByName } from './AddByName.tsx'
import { Cell, Rows } from './form.ts'
import { PersonRow } from './PersonRow.tsx'

const words = {
  child: { en: 'Child', bn: 'সন্তান' },
  newName: { en: "Child's Name", bn: 'সন্তানের নাম' },
  add: { en: 'Add Child', bn: 'সন্তান যোগ করুন' },
  name: { en: 'Name', bn: 'নাম' },
  gender: { en: 'Gender', bn: 'লিঙ্গ' },
  dob: { en: 'Date of Birth', bn: 'জন্ম তারিখ' },
  select: { en: 'Select', bn: 'নির্বাচন করুন' },
}

type Props = { pendingName: string; onPendingName: (name: string) => void }

export function Children({ pendingName, onPendingName }: Props) {
  return (
    <Rows name="children">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, row }) => (
            <PersonRow key={key} label={words.child} row={row} onRemove={() => remove(row)}>
              <Cell list="children" row={row} name="name" label={words.name} kind="text" required />
              <Cell list="children" row={row} name="gender" label={words.gender} kind="choice">
                <SelectField options={childGenders} emptyOption={words.select} />
              </Cell>
              <Cell list="children" row={row} name="dob" label={words.dob} kind="day" />
            </PersonRow>
          ))}
          <AddByName
            label={words.newName}
            button={words.add}
            value={pendingName}
            onChange={onPendingName}
            onAdd={(name) => add({ name })}
          />
        </>
      )}
    </Rows>
  )
}
