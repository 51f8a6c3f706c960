import { latinDigits } from '@samity/shared-api/contract/digits'
import { useLocation } from '@samity/shared-ui/router'
import { fill, useWords } from '@samity/shared-ui/words'
import { useEffect, useRef, useState } from 'react'
import type { CodeWays } from '../../contract/request.ts'
import { OwnInput } from './own-fields.tsx'
import styles from './my.module.css'
import { OwnForm } from './OwnForm.tsx'
import { useSend } from './send.tsx'

const words = {
  heading: { en: 'My Own Page', bn: 'আমার নিজের পাতা' },
  intro: {
    en: 'Your passbook, receipts, papers and dues. You need your member number and a one-time code; there is no password.',
    bn: 'আপনার পাসবই, রসিদ, কাগজ ও বকেয়া। লাগে সদস্য নম্বর ও একবারের কোড; কোনো পাসওয়ার্ড নেই।',
  },
  number: { en: 'Member No', bn: 'সদস্য নং' },
  numberHint: { en: 'Your Bar registration number, as on your card', bn: 'আপনার কার্ডে লেখা বার নিবন্ধন নম্বর' },
  send: { en: 'Send me a code', bn: 'আমাকে কোড পাঠান' },
  sending: { en: 'Sending …', bn: 'পাঠানো হচ্ছে …' },
  haveCode: { en: 'I have a code from the counter', bn: 'কাউন্টার থেকে পাওয়া কোড আছে' },
  both: {
    en: 'The code goes to the mobile number that the office has of you, or to your e-mail address. Or ask at the counter for a printed one.',
    bn: 'অফিসে থাকা আপনার মোবাইল নম্বরে, না হলে ই-মেইলে কোড যায়। কাউন্টার থেকেও ছাপা কোড নেওয়া যায়।',
  },
  sms: {
    en: 'The code goes to the mobile number that the office has of you. Or ask at the counter for a printed one.',
    bn: 'অফিসে থাকা আপনার মোবাইল নম্বরে কোড যায়। কাউন্টার থেকেও ছাপা কোড নেওয়া যায়।',
  },
  email: {
    en: 'The code goes to the e-mail address that the office has of you. Or ask at the counter for a printed one.',
    bn: 'অফিসে থাকা আপনার ই-মেইলে কোড যায়। কাউন্টার থেকেও ছাপা কোড নেওয়া যায়।',
  },
  counter: {
    en: 'The association sends no codes. Ask at the counter for a printed one.',
    bn: 'সমিতি কোড পাঠায় না। কাউন্টার থেকে ছাপা কোড নিন।',
  },
  sent: {
    en: 'If this number can receive a code, it is on its way. It is valid for 10 minutes. Nothing came? Ask at the counter.',
    bn: 'এই নম্বরে কোড পাঠানো গেলে তা পাঠানো হয়েছে। ১০ মিনিট চলবে। না এলে কাউন্টারে বলুন।',
  },
  code: { en: 'Code', bn: 'কোড' },
  codeHint: { en: 'Six digits', bn: 'ছয়টি অঙ্ক' },
  enter: { en: 'Open my page', bn: 'আমার পাতা খুলুন' },
  entering: { en: 'Opening …', bn: 'খোলা হচ্ছে …' },
  again: { en: 'Ask for another code', bn: 'আরেকটি কোড চান' },
  shared: {
    en: 'On a phone that others use, tap Sign out when you are done.',
    bn: 'ফোনটি অন্যরাও ব্যবহার করলে শেষে “সাইন আউট” চাপুন।',
  },
  forNumber: { en: 'Member No {number}', bn: 'সদস্য নং {number}' },
  needNumber: { en: 'Enter your member number.', bn: 'আপনার সদস্য নম্বর লিখুন।' },
  needCode: { en: 'Enter the six digits of the code.', bn: 'কোডের ছয়টি অঙ্ক লিখুন।' },
}

/** By number and one-time code. The page says the same for every number. */
export function SignIn({ ways }: { ways: CodeWays }) {
  const t = useWords(words)
  const canSend = ways.sms || ways.email
  const [step, setStep] = useState<'number' | 'sent' | 'code'>(canSend ? 'number' : 'code')
  const [number, setNumber] = useState('')
  const way = ways.sms && ways.email ? t.both : ways.sms ? t.sms : ways.email ? t.email : t.counter
  return (
    <>
      <h1>{t.heading}</h1>
      <p>{t.intro}</p>
      <div className={styles.card}>
        {step === 'number' ? (
          <NumberStep
            way={way}
            number={number}
            onNumber={setNumber}
            onSent={(memberNumber) => {
              setNumber(memberNumber)
              setStep('sent')
            }}
            onHasCode={() => setStep('code')}
          />
        ) : (
          <>
            <p role="status">{step === 'sent' ? t.sent : way}</p>
            <CodeStep number={number} onNumber={setNumber} isSent={step === 'sent'} />
            {canSend && (
              <button type="button" className={styles.plainButton} onClick={() => setStep('number')}>
                {t.again}
              </button>
            )}
          </>
        )}
      </div>
      <p className={styles.soft}>{t.shared}</p>
    </>
  )
}

/** The number as it stands in the field; it stays from one step to the next. */
type TypedNumber = { number: string; onNumber: (number: string) => void }

type NumberProps = TypedNumber & {
  way: string
  onSent: (number: string) => void
  onHasCode: () => void
}

function NumberStep({ way, number, onNumber, onSent, onHasCode }: NumberProps) {
  const t = useWords(words)
  const { start, isBusy, problem } = useSend()
  const [isMissing, setMissing] = useState(false)
  const error = isMissing ? t.needNumber : problem?.errors['number']
  const ask = (memberNumber: string) => {
    setMissing(memberNumber === '')
    if (memberNumber !== '')
      void start({ method: 'POST', path: 'x/mfe-my/codes/', body: { number: memberNumber } }, () =>
        onSent(memberNumber),
      )
  }
  return (
    <>
      <OwnForm
        busy={isBusy}
        submit={t.send}
        busyText={t.sending}
        problem={error ? undefined : problem?.message}
        onSend={(values) => ask((values['number'] ?? '').trim())}
      >
        <NumberField number={number} onNumber={onNumber} error={error} />
        <p className={styles.soft}>{way}</p>
      </OwnForm>
      <button type="button" className={styles.plainButton} onClick={onHasCode}>
        {t.haveCode}
      </button>
    </>
  )
}

const NumberField = ({ number, onNumber, error }: TypedNumber & { error: string | undefined }) => {
  const t = useWords(words)
  return (
    <OwnInput
      id="my-number"
      name="number"
      label={t.number}
      hint={t.numberHint}
      error={error}
      defaultValue={number}
      onChange={({ target }) => onNumber(target.value)}
      maxLength={60}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** After a code was sent to the number only the code is asked for. */
function CodeStep({ number, onNumber, isSent }: TypedNumber & { isSent: boolean }) {
  const t = useWords(words)
  const { pathname, search } = useLocation()
  const { start, isBusy, problem } = useSend()
  const [missing, setMissing] = useState<'number' | 'code'>()
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) field.current?.querySelector<HTMLInputElement>('#my-code')?.focus()
  }, [isSent])
  const enter = (values: Record<string, string>) => {
    const memberNumber = isSent ? number : (values['number'] ?? '').trim()
    const code = latinDigits(values['code'] ?? '').replaceAll(/\s/g, '')
    setMissing(memberNumber === '' ? 'number' : code === '' ? 'code' : undefined)
    if (memberNumber !== '' && code !== '')
      void start(
        { method: 'POST', path: 'member-sessions/', body: { number: memberNumber, code } },
        `${pathname}${search}`,
      )
  }
  const codeError = missing === 'code' ? t.needCode : problem?.errors['code']
  const numberError = missing === 'number' ? t.needNumber : problem?.errors['number']
  return (
    <div ref={field}>
      <OwnForm
        busy={isBusy}
        submit={t.enter}
        busyText={t.entering}
        problem={codeError || numberError ? undefined : problem?.message}
        onSend={enter}
      >
        {isSent ? (
          <p>{fill(t.forNumber, { number })}</p>
        ) : (
          <NumberField number={number} onNumber={onNumber} error={numberError} />
        )}
        <OwnInput
          id="my-code"
          name="code"
          label={t.code}
          hint={t.codeHint}
          error={codeError}
          maxLength={20}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          translate="no"
        />
      </OwnForm>
    </div>
  )
}
