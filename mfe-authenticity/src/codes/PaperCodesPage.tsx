import type { RequestError } from '@samity/shared-api/client'
import { defineResource, latinDigits, text, today } from '@samity/shared-api/contract'
import type { CheckablePaper } from '@samity/shared-api/contract/authenticity/check'
import {
  Alert,
  Button,
  Card,
  DownloadOutlined,
  ErrorState,
  Page,
  PrinterOutlined,
  printOnly,
  useAction,
} from '@samity/shared-ui/core'
import { download } from '@samity/shared-ui/data'
import {
  ErrorSummary,
  FormColumns,
  formFor,
  FormShell,
  IntInput,
  LabelledField,
  SelectField,
  useErrorPlacement,
  useFormHandle,
  valuesOf,
} from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { useSearchParams } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useRef, useState } from 'react'
import styles from './codes.module.css'
import { fetchPressFile, fetchStickers, type CodeRange } from './fetch-codes.ts'
import { findSheet, labelsOn, stickerSheets } from './sticker-sheets.ts'
import { Stickers, type SerialCode } from './Stickers.tsx'
import stickerStyles from './stickers.module.css'

const words = {
  heading: { en: 'Codes for Papers', bn: 'কাগজের কোড' },
  lead: {
    en: 'Whoever has these codes can print papers that look genuine. Give the file to the press only, and destroy spoiled stickers. Each request is in the audit log.',
    bn: 'এই কোড যার কাছে থাকে সে আসলের মতো কাগজ ছাপাতে পারে। ফাইলটি শুধু ছাপাখানাকে দিন এবং নষ্ট স্টিকার ধ্বংস করুন। প্রতিটি অনুরোধ নিরীক্ষা লগে থাকে।',
  },
  paper: { en: 'Paper', bn: 'কাগজ' },
  from: { en: 'From Serial', bn: 'শুরুর ক্রমিক' },
  to: { en: 'To Serial', bn: 'শেষ ক্রমিক' },
  choose: { en: 'Select', bn: 'নির্বাচন করুন' },
  file: { en: 'File for the press (CSV)', bn: 'ছাপাখানার ফাইল (CSV)' },
  show: { en: 'Show stickers', bn: 'স্টিকার দেখান' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  loading: { en: '{size} KB received', bn: '{size} কিলোবাইট এসেছে' },
  stickers: { en: 'Stickers', bn: 'স্টিকার' },
  sheet: { en: 'Sheet', bn: 'পাতা' },
  start: { en: 'First Free Label', bn: 'প্রথম খালি লেবেল' },
  count: {
    en: '{count} stickers on {sheets} sheets. Print at 100 %, without margins.',
    bn: '{sheets}টি পাতায় {count}টি স্টিকার। ১০০ % মাপে, প্রান্ত ছাড়া ছাপুন।',
  },
  oneSheet: {
    en: '{count} stickers on one sheet. Print at 100 %, without margins.',
    bn: 'এক পাতায় {count}টি স্টিকার। ১০০ % মাপে, প্রান্ত ছাড়া ছাপুন।',
  },
  oneSticker: {
    en: 'One sticker. Print at 100 %, without margins.',
    bn: 'একটি স্টিকার। ১০০ % মাপে, প্রান্ত ছাড়া ছাপুন।',
  },
  print: { en: 'Print', bn: 'ছাপুন' },
}

/** A range of serials, which no record stores */
const codeRange = defineResource({
  path: 'serial-codes',
  name: { en: 'range of serials', bn: 'ক্রমিকের পরিসর' },
  fields: { paper: text(words.paper), from: text(words.from, 13), to: text(words.to, 13) },
})
const { Field } = formFor(codeRange)

type Task = 'file' | 'stickers'
type Loaded = { range: CodeRange; codes: SerialCode[] }

export default function PaperCodesPage() {
  const t = useWords(words)
  const show = useShow()
  const [params, setParams] = useSearchParams()
  const papers = useGet<CheckablePaper[]>('check/papers/')
  const handle = useFormHandle()
  // the fields have only the rules of the screen: the server knows the others
  const errors = useErrorPlacement(handle, { fields: {} })
  const { run, busyWith } = useAction()
  const [bytes, setBytes] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()
  const controller = useRef<AbortController>(undefined)
  const lastTask = useRef<Task>('stickers')
  useEffect(() => () => controller.current?.abort(), [])

  /** Called when the fields have their errors. */
  async function request(task: Task) {
    if (busyWith !== undefined) return
    lastTask.current = task
    errors.clear()
    if (errors.placeFieldErrors([])) return
    const range = valuesOf(handle) as CodeRange
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...range }), { replace: true })
    setBytes(0)
    const { signal } = (controller.current = new AbortController())
    const options = {
      name: task,
      onFailed: (error: RequestError) => {
        if (!signal.aborted) errors.placeRequestError(error)
      },
    }
    if (task === 'stickers')
      run(() => fetchStickers(range, signal), {
        ...options,
        onDone: (codes) => setLoaded({ range, codes }),
      })
    else
      run(() => fetchPressFile(range, setBytes, signal), {
        ...options,
        onDone: (file) =>
          download(file, `codes-${range.paper.replace(':', '-')}-${range.from}-${range.to}-${today()}.csv`),
      })
  }
  const checkAndRequest = (task: Task) =>
    handle.form
      .validateFields()
      .catch(() => undefined)
      .then(() => request(task))

  return (
    <Page heading={words.heading}>
      <Card>
        <Alert className={styles.lead} type="warning" showIcon title={t.lead} />
        <FormShell
          handle={handle}
          fields={{}}
          initialValues={{
            paper: params.get('paper') ?? 'VKL',
            from: params.get('from') ?? '',
            to: params.get('to') ?? '',
          }}
          labels={{ submit: words.show }}
          isBusy={busyWith === 'stickers'}
          onChange={() => setLoaded(undefined)}
          onSubmit={() => void request('stickers')}
          notices={
            errors.summary && (
              <ErrorSummary error={errors.summary} onRetry={() => void checkAndRequest(lastTask.current)} />
            )
          }
          buttons={
            <>
              <Button
                icon={<DownloadOutlined aria-hidden />}
                loading={busyWith === 'file'}
                disabled={busyWith === 'stickers'}
                onClick={() => void checkAndRequest('file')}
              >
                {t.file}
              </Button>
              {busyWith && <Button onClick={() => controller.current?.abort()}>{t.cancel}</Button>}
              {busyWith === 'file' && (
                <span role="status" className={styles.progress}>
                  <progress aria-label={t.file} />
                  {fill(t.loading, { size: show.number(Math.round(bytes / 1024)) })}
                </span>
              )}
            </>
          }
        >
          <FormColumns>
            <Field name="paper">
              <SelectField
                options={(papers.data ?? []).map(({ paper, name }) => ({ value: paper, label: name }))}
                {...(!papers.data && { emptyOption: words.choose })}
              />
            </Field>
            {(['from', 'to'] as const).map((name) => (
              <Field key={name} name={name}>
                <IntInput maxLength={13} />
              </Field>
            ))}
          </FormColumns>
        </FormShell>
        {papers.error ? <ErrorState error={papers.error} retry={papers.refresh} /> : null}
      </Card>
      {loaded && <StickerCard {...loaded} papers={papers.data ?? []} />}
    </Page>
  )
}

function StickerCard({ range, codes, papers }: Loaded & { papers: readonly CheckablePaper[] }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const area = useRef<HTMLDivElement>(null)
  const [params, setParams] = useSearchParams()
  const [sheet, start] = [findSheet(params.get('sheet')), Math.max(1, Number(params.get('start')) || 1)]
  const [startText, setStartText] = useState(() => show.digits(start))
  const setParam = (name: string, value: string) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value }), {
      replace: true,
    })
  const perSheet = labelsOn(sheet)
  const sheets = Math.ceil((Math.min(start, perSheet) - 1 + codes.length) / perSheet)
  const name = papers.find(({ paper }) => paper === range.paper)?.name
  return (
    <Card heading={words.stickers}>
      <div className={styles.form}>
        <LabelledField id="sheet" label={t.sheet}>
          <SelectField
            value={sheet.name}
            options={stickerSheets.map((choice) => ({ value: choice.name, label: choice.label }))}
            onChange={(value) => setParam('sheet', value)}
          />
        </LabelledField>
        <LabelledField id="start" label={t.start}>
          <IntInput
            value={startText}
            onChange={({ target }) => {
              setStartText(target.value)
              const first = Number(latinDigits(target.value))
              if (first >= 1 && first <= perSheet) setParam('start', String(first))
            }}
          />
        </LabelledField>
        <div className={`${styles.buttons} ${styles.wide}`}>
          <Button
            type="primary"
            icon={<PrinterOutlined aria-hidden />}
            onClick={() => area.current && printOnly(area.current)}
          >
            {t.print}
          </Button>
          <span role="status">
            {fill(codes.length === 1 ? t.oneSticker : sheets === 1 ? t.oneSheet : t.count, {
              count: show.number(codes.length),
              sheets: show.number(sheets),
            })}
          </span>
        </div>
      </div>
      <div className={stickerStyles.preview}>
        <div ref={area}>
          <Stickers paperName={name ? say(name) : range.paper} codes={codes} sheet={sheet} start={start} />
        </div>
      </div>
    </Card>
  )
}
