import { AddByName } from './AddByName.tsx'
import { Cell, Rows } from './form.ts'
import { PersonRow } from './PersonRow.tsx'

const words = {
  nominee: { en: 'Nominee', bn: 'মনোনীত ব্যক্তি' },
  newName: { en: "Nominee's Name", bn: 'মনোনীত ব্যক্তির নাম' },
  add: { en: 'Add Nominee', bn: 'মনোনীত ব্যক্তি যোগ করুন' },
  name: { en: 'Name', bn: 'নাম' },
  relationship: { en: 'Relationship', bn: 'সম্পর্ক' },
  phone: { en: 'Phone', bn: 'ফোন' },
  birth_year: { en: 'Birth Year', bn: 'জন্ম সাল' },
  nid: { en: 'National ID', bn: 'জাতীয় পরিচয়পত্র' },
  birth_certificate: { en: 'Birth Certificate', bn: 'জন্ম সনদ' },
  address: { en: 'Address', bn: 'ঠিকানা' },
}
const optionalFields = [
  ['relationship', 'text'],
  ['phone', 'phone'],
  ['birth_year', 'int'],
  ['nid', 'text'],
  ['birth_certificate', 'text'],
  ['address', 'text'],
] as const

type Props = { pendingName: string; onPendingName: (name: string) => void }

export function Nominees({ pendingName, onPendingName }: Props) {
  return (
    <Rows name="nominees">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, row }) => (
            <PersonRow key={key} label={words.nominee} row={row} onRemove={() => remove(row)}>
              <Cell list="nominees" row={row} name="name" label={words.name} kind="text" required />
              {optionalFields.map(([name, kind]) => (
                <Cell key={name} list="nominees" row={row} name={name} label={words[name]} kind={kind} />
              ))}
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
