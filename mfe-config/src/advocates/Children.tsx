import { childGenders } from '@samity/shared-api/contract/config/advocate'
import { Choice } from '@samity/shared-ui/forms'
import { AddByName } from './AddByName.tsx'
import { Cell, Rows } from './form.ts'
import { PersonRow } from './PersonRow.tsx'

const words = {
  child: { en: 'Child', bn: 'সন্তান' },
  newName: { en: "Child's Name", bn: 'সন্তানের নাম' },
  add: { en: 'Add Child', bn: 'সন্তান যোগ করুন' },
  name: { en: 'Name', bn: 'নাম' },
  gender: { en: 'Gender', bn: 'পুত্র/কন্যা' },
  dob: { en: 'Date of Birth', bn: 'জন্ম তারিখ' },
  select: { en: 'Select', bn: 'নির্বাচন করুন' },
}

type Props = { pending: string; onPending: (name: string) => void }

export function Children({ pending, onPending }: Props) {
  return (
    <Rows name="children">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, row }) => (
            <PersonRow key={key} label={words.child} row={row} onRemove={() => remove(row)}>
              <Cell of="children" row={row} name="name" label={words.name} kind="text" required />
              <Cell of="children" row={row} name="gender" label={words.gender} kind="choice">
                <Choice choices={childGenders} nothing={words.select} />
              </Cell>
              <Cell of="children" row={row} name="dob" label={words.dob} kind="day" />
            </PersonRow>
          ))}
          <AddByName
            label={words.newName}
            button={words.add}
            value={pending}
            onChange={onPending}
            onAdd={(name) => add({ name })}
          />
        </>
      )}
    </Rows>
  )
}
