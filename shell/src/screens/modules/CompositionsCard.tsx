import { http } from '@samity/shared-api/client'
import type { NamedCompositionRow } from '@samity/shared-api/contract/system/modules'
import { Alert, Button, Card, Input, useAction } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { Moment } from '@samity/shared-ui/admin'
import { useGet } from '@samity/shared-ui/query'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useId, useRef, useState, type FormEvent } from 'react'
import { CompositionDialog, type ReturnProps } from './CompositionDialog.tsx'
import styles from './modules.module.css'

const words = {
  heading: { en: 'Compositions', bn: 'মডিউলের সমাবেশ' },
  hint: {
    en: 'A composition is the releases of all modules at one moment. Name one before a large change, to return to it in one act.',
    bn: 'একটি সমাবেশ মানে এক মুহূর্তে সব মডিউলের রিলিজ। বড় পরিবর্তনের আগে একটি নাম দিন, যাতে এক ধাপেই সেটিতে ফেরা যায়।',
  },
  name: { en: 'Name of the composition of now ({number})', bn: 'এখনকার সমাবেশের ({number}) নাম' },
  save: { en: 'Save the name', bn: 'নাম সংরক্ষণ করুন' },
  import: { en: 'Take a file', bn: 'ফাইল থেকে নিন' },
  column: { en: 'Name', bn: 'নাম' },
  number: { en: 'Number', bn: 'নম্বর' },
  at: { en: 'When', bn: 'কখন' },
  by: { en: 'Who', bn: 'কে' },
  compare: { en: 'Compare', bn: 'তুলনা করুন' },
  forget: { en: 'Forget', bn: 'নাম মুছুন' },
  confirmForget: { en: 'Forget the name {name}?', bn: '{name} নামটি মুছবেন?' },
  explainForget: {
    en: 'Its releases may then be removed from this system.',
    bn: 'তখন এর রিলিজগুলো এই সিস্টেম থেকে সরানো হতে পারে।',
  },
  named: { en: 'The composition has its name.', bn: 'সমাবেশটির নাম রাখা হয়েছে।' },
  forgotten: { en: 'The name is forgotten.', bn: 'নামটি মোছা হয়েছে।' },
  empty: { en: 'No composition has a name yet.', bn: 'এখনো কোনো সমাবেশের নাম নেই।' },
}

const columns: Column<NamedCompositionRow>[] = [
  { name: 'name', label: words.column, value: ({ name }) => name },
  { name: 'revision', label: words.number, kind: 'int', value: ({ revision }) => revision },
  { name: 'at', label: words.at, value: ({ at }) => at, show: ({ at }) => <Moment at={at} /> },
  { name: 'by', label: words.by, value: ({ by }) => by },
]

export function CompositionsCard({ revision, onReturned }: ReturnProps) {
  const t = useWords(words)
  const show = useShow()
  const id = useId()
  const fileInput = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [compared, setCompared] = useState<string>()
  const { isBusy, run, error } = useAction({ showsError: true })
  const { data: rows = [], set } = useGet<NamedCompositionRow[]>('compositions/')

  const save = (path: string, body: object) =>
    run(() => http.post<NamedCompositionRow[]>(path, body), {
      done: words.named,
      onDone: ({ data }) => {
        set(data)
        setName('')
      },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) save('compositions/', { name })
  }
  const takeFile = async (file: File | undefined) => {
    if (!file) return
    save('compositions/import/', { file: await file.text() })
    if (fileInput.current) fileInput.current.value = ''
  }
  const forget = (row: NamedCompositionRow) =>
    run(() => http.delete(`compositions/${encodeURIComponent(row.name)}/`), {
      ask: {
        question: fillWords(words.confirmForget, { name: row.name }),
        explain: words.explainForget,
        ok: words.forget,
        danger: true,
      },
      done: words.forgotten,
      onDone: () => set(rows.filter(({ name: other }) => other !== row.name)),
    })

  return (
    <Card heading={words.heading}>
      <p className={styles.hint}>{t.hint}</p>
      <form className={styles.compositionForm} onSubmit={submit}>
        <div className={styles.field}>
          <label htmlFor={id}>{fill(t.name, { number: show.digits(revision) })}</label>
          <Input
            id={id}
            name="composition"
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button htmlType="submit" loading={isBusy} disabled={!name.trim()}>
          {t.save}
        </Button>
        <Button onClick={() => fileInput.current?.click()}>{t.import}</Button>
        <input
          ref={fileInput}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label={t.import}
          onChange={({ target }) => void takeFile(target.files?.[0])}
        />
      </form>
      {error && <Alert type="error" showIcon role="alert" title={error.message} />}
      <DataTable
        label={words.heading}
        columns={columns}
        rows={rows}
        empty={words.empty}
        actions={(row) => (
          <span className={styles.rowButtons}>
            <Button
              size="small"
              aria-label={`${t.compare} ${row.name}`}
              onClick={() => setCompared(row.name)}
            >
              {t.compare}
            </Button>
            <Button size="small" aria-label={`${t.forget} ${row.name}`} onClick={() => forget(row)}>
              {t.forget}
            </Button>
          </span>
        )}
      />
      {compared && (
        <CompositionDialog
          one={compared}
          named={rows.map((row) => row.name)}
          {...{ revision, onReturned }}
          onClose={() => setCompared(undefined)}
        />
      )}
    </Card>
  )
}
