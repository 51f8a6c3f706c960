import type { Words } from '@samity/shared-api/contract'
import {
  switchableFields,
  type AssociationSettings,
  type SwitchableField,
} from '@samity/shared-api/contract/site/settings'
import { spellings, type Spelling } from '@samity/shared-api/contract/site/spelling'
import { Checkbox } from '@samity/shared-ui/core'
import { SelectField } from '@samity/shared-ui/forms'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useSettingsEdit } from '../settings-edit.ts'
import { TextField, WordsField } from '../TextField.tsx'
import { ItemList } from '../ItemList.tsx'
import styles from '../settings.module.css'

const words = {
  signature: { en: 'Signature', bn: 'স্বাক্ষর' },
  preview: { en: 'Preview', bn: 'প্রাকদর্শন' },
  cost: { en: 'Yearly Cost', bn: 'বার্ষিক খরচ' },
  costHint: {
    en: 'The cost of one year in the bar association section of the fees, in taka.',
    bn: 'ফি-এর বার অ্যাসোসিয়েশন অংশে এক বছরের খরচ, টাকায়।',
  },
  spelling: { en: 'Spelling of English words', bn: 'ইংরেজি শব্দের বানান' },
  spellingHint: {
    en: 'Corrected: Expense, Notary, Committee, Certificate Paper and Vakalatnama on prints and in exported files. Screens stay as specified.',
    bn: 'সংশোধিত বানানে ছাপা কাগজে ও এক্সপোর্ট করা ফাইলে Expense, Notary, Committee, Certificate Paper ও Vakalatnama লেখা হয়। পর্দায় নির্ধারিত বানানই থাকে।',
  },
  shown: {
    en: 'Everybody may see on the website, of each member',
    bn: 'ওয়েবসাইটে প্রত্যেক সদস্যের যা সবাই দেখতে পারবেন',
  },
  always: {
    en: 'Name and numbers are always shown. A member can withhold more.',
    bn: 'নাম ও নম্বরগুলো সব সময় দেখানো হয়। কোনো সদস্য চাইলে আরও তথ্য গোপন রাখতে পারেন।',
  },
}

type ReceiptProps = { association: AssociationSettings['association']; signatures: Words[] }

export function ReceiptSection({ association: { name, established }, signatures }: ReceiptProps) {
  const t = useWords(words)
  const say = useSay()
  return (
    <>
      <ItemList path={['signatures']} item={words.signature} blank={{ en: '', bn: '' }} max={5}>
        {(path) => <WordsField path={path} label={words.signature} />}
      </ItemList>
      <h3>{t.preview}</h3>
      <div className={styles.receipt}>
        <p className={styles.receiptName}>{name.bn}</p>
        <p className={styles.receiptName}>{name.en}</p>
        {established.en && <p>{established.en}</p>}
        <ul className={styles.signatures}>
          {signatures.map((signature, index) => (
            // two people may sign under the same title
            // oxlint-disable-next-line no-array-index-key
            <li key={index}>{say(signature) || '—'}</li>
          ))}
        </ul>
      </div>
    </>
  )
}

export function PrintsSection({ spelling }: { spelling: Spelling }) {
  const t = useWords(words)
  const say = useSay()
  const { set } = useSettingsEdit()
  return (
    <div className={styles.field}>
      <label htmlFor="prints.spelling">{t.spelling}</label>
      <SelectField
        id="prints.spelling"
        name="prints.spelling"
        aria-describedby="prints.spelling-hint"
        value={spelling}
        options={spellings.map(({ value, label }) => ({ value, label: say(label) }))}
        onChange={(value) => set(['spelling'], value)}
      />
      <span id="prints.spelling-hint" className={styles.hint}>
        {t.spellingHint}
      </span>
    </div>
  )
}

export const RatesSection = () => (
  <TextField path={['yearly_cost']} label={words.cost} hint={words.costHint} inputMode="decimal" />
)

const fieldNames: Record<SwitchableField, Words> = {
  phone: { en: 'Phone', bn: 'ফোন' },
  current_address: { en: 'Present Address', bn: 'বর্তমান ঠিকানা' },
  blood_group: { en: 'Blood Group', bn: 'রক্তের গ্রুপ' },
  date_of_birth: { en: 'Date of Birth', bn: 'জন্ম তারিখ' },
  father_name: { en: "Father's Name", bn: 'পিতার নাম' },
  photo: { en: 'Photo', bn: 'ছবি' },
  enrollment_date_As_lawyer: { en: 'Enrollment Date', bn: 'তালিকাভুক্তির তারিখ' },
  enrollment_date_As_member: { en: 'Date of Joining', bn: 'যোগদানের তারিখ' },
}

export function MembersSection({ hidden }: { hidden: SwitchableField[] }) {
  const say = useSay()
  const { set } = useSettingsEdit()
  return (
    <fieldset className={styles.item}>
      <legend>{say(words.shown)}</legend>
      <p>{say(words.always)}</p>
      <div className={styles.checkboxes}>
        {switchableFields.map((field) => (
          <Checkbox
            key={field}
            name={`members.hidden_fields.${field}`}
            checked={!hidden.includes(field)}
            onChange={({ target }) =>
              set(
                ['hidden_fields'],
                target.checked ? hidden.filter((other) => other !== field) : [...hidden, field],
              )
            }
          >
            {say(fieldNames[field])}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
