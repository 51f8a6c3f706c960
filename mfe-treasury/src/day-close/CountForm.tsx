import { http, toRequestError } from '@samity/shared-api/client'
import type { CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import { Alert, Button, useUnsaved } from '@samity/shared-ui/core'
import { DraftNotice, focusFirst, handleFormKey, useDraft } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useRef, useState } from 'react'
import formStyles from '../components/form.module.css'
import styles from './day-close.module.css'
import { NoteCountFields } from './NoteCountFields.tsx'
import { countBody, hasNotesOrCoins, textsOf, wrongFields, type CountTexts } from './note-count.ts'

const words = {
  explain: {
    en: 'Count everything in the box and type how many of each note there are. Enter goes to the next one. What the books expect appears after you send the count. The slip shows every count of the day.',
    bn: 'বাক্সের সব টাকা গুনে প্রতিটি নোটের সংখ্যা লিখুন। এন্টার চাপলে পরেরটিতে যাবে। গণনা পাঠানোর পরে হিসাব অনুযায়ী কত থাকার কথা তা দেখা যাবে। দিনের প্রতিটি গণনা স্লিপে থাকে।',
  },
  send: { en: 'Send the count', bn: 'গণনা পাঠান' },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
  nothing: {
    en: 'Type how many of each note there are. Type 0 as coins when the box is empty.',
    bn: 'কোন নোট কয়টি আছে লিখুন। বাক্স খালি হলে কয়েনের ঘরে ০ লিখুন।',
  },
}

type Props = {
  day: CashDayDetails
  onCounted: (day: CashDayDetails) => void
  /** Shows a Cancel button: the day already has a count */
  onCancel?: () => void
}

/**
 * Counts the box by note. Each key is stored at once, so that neither a reload nor a power cut loses the
 * count.
 */
export function CountForm({ day, onCounted, onCancel }: Props) {
  const t = useWords(words)
  const { texts, change, isRecovered, discard, settle } = useCountDraft(day)
  const [problem, setProblem] = useState('')
  const [showsErrors, setShowsErrors] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirst(form.current), [])

  async function submit() {
    if (isBusy) return
    setProblem('')
    const [firstWrong] = wrongFields(texts)
    setShowsErrors(firstWrong !== undefined)
    if (firstWrong) return form.current?.querySelector<HTMLElement>(`#note-${firstWrong}`)?.focus()
    if (!hasNotesOrCoins(texts)) {
      setProblem(t.nothing)
      return focusFirst(form.current)
    }
    setIsBusy(true)
    try {
      const { data } = await http.post<CashDayDetails>(`cash-days/${day.id}/count/`, countBody(texts))
      settle()
      onCounted(data)
    } catch (error) {
      setProblem(toRequestError(error).message)
      setIsBusy(false)
    }
  }

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- the keys come from the inputs inside
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={(event) => handleFormKey(event, { submit: () => void submit(), cancel: onCancel })}
    >
      <p className={formStyles.explain}>{t.explain}</p>
      {isRecovered && (
        <div className={styles.notice}>
          <DraftNotice onDiscard={discard} />
        </div>
      )}
      <NoteCountFields texts={texts} onChange={change} showsErrors={showsErrors} disabled={isBusy} />
      {problem && <Alert className={styles.notice} type="error" role="alert" showIcon title={problem} />}
      <div className={formStyles.buttons}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t.send}
        </Button>
        {onCancel && (
          <Button disabled={isBusy} onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The typed count with its draft. A later count starts from the one before. */
function useCountDraft(day: CashDayDetails) {
  const draft = useDraft(`cash-count ${day.id} ${day.counts}`)
  const initial = (): CountTexts => (day.count ? textsOf(day.count) : {})
  const [texts, setTexts] = useState<CountTexts>(() => draft.saved?.values ?? initial())
  const [isRecovered, setIsRecovered] = useState(!!draft.saved)
  const [isDirty, setIsDirty] = useState(!!draft.saved)
  const markSaved = useUnsaved(isDirty)
  const isUntouched = useRef(!draft.saved)
  useEffect(() => {
    let isMounted = true
    void draft
      .claimOrphan(() => isMounted && isUntouched.current)
      .then((orphan) => {
        if (!isMounted || !orphan) return
        setTexts(orphan.values)
        setIsRecovered(true)
        setIsDirty(true)
      })
    return () => {
      isMounted = false
    }
  }, [draft])
  return {
    texts,
    isRecovered,
    change(next: CountTexts) {
      isUntouched.current = false
      setTexts(next)
      setIsDirty(true)
      draft.write({ values: next })
    },
    discard() {
      draft.drop()
      setTexts(initial())
      setIsRecovered(false)
      setIsDirty(false)
    },
    /** The count is stored on the server. */
    settle() {
      markSaved()
      draft.drop()
    },
  }
}
