import { collection } from '@samity/shared-api/client'
import { parseMoney, sum, toDecimal, today, type FormValues } from '@samity/shared-api/contract'
import {
  price,
  type ComponentHead,
  type PriceItemChoice,
} from '@samity/shared-api/contract/resolutions/price'
import { resolution, type Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { Button, PlusOutlined, useRole } from '@samity/shared-ui/core'
import { RecordSelect, RowButton } from '@samity/shared-ui/data'
import { FormColumns, formFor, FullWidth, SelectField } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import type { EditorFormProps } from '@samity/shared-ui/records'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from '../components/page.module.css'
import { HeadDialog } from './HeadDialog.tsx'

const resolutions = collection(resolution)
const { Form, Field, Rows, Cell, useValue, useSet } = formFor(price)

const words = {
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  saved: { en: 'Price saved', bn: 'মূল্য সংরক্ষিত হয়েছে' },
  choose: { en: 'Select', bn: 'নির্বাচন করুন' },
  parts: { en: 'Where the money goes', bn: 'টাকা কোথায় যায়' },
  head: { en: 'Head {row}', bn: 'রসিদের খাত {row}' },
  amount: { en: 'Amount {row}', bn: 'পরিমাণ {row}' },
  add: { en: 'Add part', bn: 'অংশ যোগ করুন' },
  newHead: { en: 'New head', bn: 'নতুন রসিদের খাত' },
  sum: { en: 'Price: {amount}', bn: 'মূল্য: {amount}' },
  passedOn: { en: 'passed on', bn: 'অন্যের জন্য' },
  credit: { en: 'credited to the advocate', bn: 'আইনজীবীর জমা' },
}

type Props = EditorFormProps<typeof price> & { items: readonly PriceItemChoice[] }

const initial = (): FormValues<typeof price> => ({ from_day: today(), components: [{}] })

export function PriceForm({ items, ...formProps }: Props) {
  return (
    <Form
      {...formProps}
      initial={initial}
      labels={{ create: words.save, update: words.update }}
      messages={{ created: words.saved, updated: words.saved }}
    >
      <FormColumns>
        <ItemField items={items} />
        <ResolutionField />
        <Field name="from_day" />
      </FormColumns>
      <Parts />
      <FullWidth>
        <Field name="remarks" />
      </FullWidth>
    </Form>
  )
}

/** The item's own head becomes that of the first part. */
function ItemField({ items }: { items: readonly PriceItemChoice[] }) {
  const setValues = useSet()
  const components = useValue('components') as Part[] | undefined
  const fillHead = (code: string) => {
    const head = items.find(({ item }) => item === code)?.head
    const [first = {}, ...rest] = components ?? []
    if (head) setValues({ components: [{ ...first, head }, ...rest] })
  }
  return (
    <Field name="item">
      <ItemSelect items={items} onPick={fillHead} />
    </Field>
  )
}

type SelectProps = {
  items: readonly PriceItemChoice[]
  onPick: (item: string) => void
  id?: string
  value?: string
  onChange?: (value: string) => void
}
const ItemSelect = ({ items, onPick, onChange, value = '', ...control }: SelectProps) => (
  <SelectField
    {...control}
    value={value}
    options={items
      .filter(({ item, archived }) => !archived || item === value)
      .map(({ item, name }) => ({ value: item, label: name }))}
    emptyOption={words.choose}
    onChange={(item) => {
      onChange?.(item)
      onPick(item)
    }}
  />
)

/** The resolution. Its first day becomes that of the price. */
function ResolutionField() {
  const setValues = useSet()
  return (
    <Field name="resolution">
      <RecordSelect
        source={resolutions}
        label={({ number, meeting }) => `${number} · ${meeting}`}
        onPick={(picked) => picked && setValues({ from_day: (picked as Resolution).effective_from })}
      />
    </Field>
  )
}

type Part = { head?: unknown; amount?: unknown }

function Parts() {
  const t = useWords(words)
  const show = useShow()
  const isAdmin = useRole() === 'admin'
  const { data: heads = [], refresh } = useGet<ComponentHead[]>('prices/heads/')
  const [isAdding, setIsAdding] = useState(false)
  const parts = (useValue('components') as Part[] | undefined) ?? []
  const total = sum(parts.map((part) => parseMoney(part?.amount) ?? 0))
  const noteOf = ({ kind, is_credit }: ComponentHead) =>
    is_credit ? words.credit : kind === 'passed_on' ? words.passedOn : undefined
  const options = heads.map((head) => {
    const note = noteOf(head)
    return {
      value: String(head.id),
      label: note ? { en: `${head.name.en} (${note.en})`, bn: `${head.name.bn} (${note.bn})` } : head.name,
    }
  })
  return (
    <fieldset className={styles.parts}>
      <legend>{t.parts}</legend>
      <Rows name="components">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, row }) => (
              <div key={key} className={styles.part}>
                <Cell
                  list="components"
                  row={row}
                  name="head"
                  kind="choice"
                  required
                  label={fillWords(words.head, { row: show.digits(row + 1) })}
                >
                  <HeadSelect options={options} />
                </Cell>
                <Cell
                  list="components"
                  row={row}
                  name="amount"
                  kind="money"
                  required
                  label={fillWords(words.amount, { row: show.digits(row + 1) })}
                />
                {rows.length > 1 && (
                  <div className={styles.remove}>
                    <RowButton action="delete" onClick={() => remove(row)} />
                  </div>
                )}
              </div>
            ))}
            <div className={styles.row}>
              <Button icon={<PlusOutlined aria-hidden />} onClick={() => add()}>
                {t.add}
              </Button>
              {isAdmin && <Button onClick={() => setIsAdding(true)}>{t.newHead}</Button>}
              <p className={styles.sum} aria-live="polite">
                {fill(t.sum, { amount: show.amount(toDecimal(total)) })}
              </p>
            </div>
          </>
        )}
      </Rows>
      {isAdding && (
        <HeadDialog
          onClose={(isAdded) => {
            setIsAdding(false)
            if (isAdded) refresh()
          }}
        />
      )}
    </fieldset>
  )
}

type HeadSelectProps = {
  options: { value: string; label: { en: string; bn: string } }[]
  id?: string
  value?: number | string | null
  onChange?: (value: string) => void
}
const HeadSelect = ({ options, value, ...control }: HeadSelectProps) => (
  <SelectField {...control} value={String(value ?? '')} options={options} emptyOption={words.choose} />
)
