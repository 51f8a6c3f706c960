import { latinDigits, today } from '@samity/shared-api/contract'
import type { CheckablePaper } from '@samity/shared-api/contract/authenticity/check'
import {
  Alert,
  Button,
  Card,
  DownloadOutlined,
  ErrorState,
  Input,
  Page,
  PrinterOutlined,
  printOnly,
} from '@samity/shared-ui/core'
import { download } from '@samity/shared-ui/data'
import { handleFormKey, IntInput, LabelledField, SelectField } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { useSearchParams } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useRef, useState } from 'react'
import styles from './codes.module.css'
import { fetchPressFile, fetchStickers, toCodesError, type CodeRange } from './fetch-codes.ts'
import { findSheet, labelsOn, stickerSheets } from './sticker-sheets.ts'
import { Stickers, type SerialCode } from './Stickers.tsx'
import stickerStyles from './stickers.module.css'

const words = {
  heading: { en: 'Codes for Papers', bn: 'কাগজের কোড' },
  lead: {
    en: 'Whoever has these codes can print papers that look genuine. Give the file to the press only, and destroy spoiled stickers. Each request is in the audit log.',
    bn: 'এই কোড যার কাছে থাকে সে আসলের মতো কাগজ ছাপাতে পারে। ফাইলটি শুধু ছাপাখানাকে দিন এবং নষ্ট স্টিকার ধ্বংস করুন। প্রতিটি অনুরোধ অডিট লগে থাকে।',
  },
  paper: { en: 'Paper', bn: 'কাগজ' },
  from: { en: 'From Serial', bn: 'ক্রমিক থেকে' },
  to: { en: 'To Serial', bn: 'ক্রমিক পর্যন্ত' },
  required: { en: 'Required', bn: 'আবশ্যক' },
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

type Fields = Partial<Record<keyof CodeRange, string>>
type Task = 'file' | 'stickers'
type Loaded = { range: CodeRange; codes: SerialCode[] }

export default function PaperCodesPage() {
  const t = useWords(words)
  const show = useShow()
  const [params, setParams] = useSearchParams()
  const papers = useGet<CheckablePaper[]>('check/papers/')
  const [range, setRange] = useState<CodeRange>(() => ({
    paper: params.get('paper') ?? 'VKL',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
  }))
  const [errors, setErrors] = useState<Fields & { form?: string }>({})
  const [task, setTask] = useState<Task>()
  const [bytes, setBytes] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  // a control that is disabled while the request runs cannot take the focus
  useEffect(() => {
    if (!task) document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [task, errors])

  function change(changes: Partial<CodeRange>) {
    setRange((before) => ({ ...before, ...changes }))
    setLoaded(undefined)
  }

  async function run(next: Task) {
    if (task) return
    const fieldErrors: Fields = {}
    for (const name of ['paper', 'from', 'to'] as const)
      if (range[name].trim() === '') fieldErrors[name] = t.required
    setErrors(fieldErrors)
    if (Object.keys(fieldErrors).length > 0) return
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...range }), { replace: true })
    setTask(next)
    setBytes(0)
    const { signal } = (controller.current = new AbortController())
    try {
      if (next === 'stickers') setLoaded({ range, codes: await fetchStickers(range, signal) })
      else
        download(
          await fetchPressFile(range, setBytes, signal),
          `codes-${range.paper.replace(':', '-')}-${range.from}-${range.to}-${today()}.csv`,
        )
    } catch (error) {
      if (!signal.aborted) await refuse(error)
    } finally {
      setTask(undefined)
    }
  }

  /** Shows each message at its field; a message without a field is above the buttons. */
  async function refuse(error: unknown) {
    const { message, errors: fields } = await toCodesError(error)
    const [paper, from, to] = [fields['paper']?.[0], fields['from']?.[0], fields['to']?.[0]]
    setErrors({
      ...(paper && { paper }),
      ...(from && { from }),
      ...(to && { to }),
      ...(!paper && !from && !to && { form: message }),
    })
  }

  return (
    <Page heading={words.heading}>
      <Card>
        <Alert type="warning" showIcon title={t.lead} />
        {/* oxlint-disable-next-line no-noninteractive-element-interactions -- the key events come from the inputs inside */}
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void run('stickers')
          }}
          onKeyDown={(event) =>
            handleFormKey(event, { submit: () => void run('stickers'), cancel: undefined })
          }
        >
          <LabelledField id="paper" label={`${t.paper} *`} error={errors.paper}>
            <SelectField
              value={range.paper}
              disabled={!!task}
              options={(papers.data ?? []).map(({ paper, name }) => ({ value: paper, label: name }))}
              {...(!papers.data && { emptyOption: words.choose })}
              onChange={(paper) => change({ paper })}
            />
          </LabelledField>
          {(['from', 'to'] as const).map((name) => (
            <LabelledField key={name} id={name} label={`${t[name]} *`} error={errors[name]}>
              <Input
                inputMode="numeric"
                autoComplete="off"
                maxLength={13}
                value={range[name]}
                disabled={!!task}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            </LabelledField>
          ))}
          {errors.form && (
            <Alert className={styles.wide} type="error" role="alert" showIcon title={errors.form} />
          )}
          <div className={`${styles.buttons} ${styles.wide}`}>
            <Button type="primary" htmlType="submit" loading={task === 'stickers'} disabled={task === 'file'}>
              {t.show}
            </Button>
            <Button
              icon={<DownloadOutlined aria-hidden />}
              loading={task === 'file'}
              disabled={task === 'stickers'}
              onClick={() => void run('file')}
            >
              {t.file}
            </Button>
            {task && <Button onClick={() => controller.current?.abort()}>{t.cancel}</Button>}
            {task === 'file' && (
              <span role="status" className={styles.progress}>
                <progress aria-label={t.file} />
                {fill(t.loading, { size: show.number(Math.round(bytes / 1024)) })}
              </span>
            )}
          </div>
        </form>
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
