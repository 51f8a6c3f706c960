import { showCode } from '@samity/shared-api/contract/authenticity/code-alphabet'
import { addressIn } from '@samity/shared-api/module'
import { useLanguage, useSay, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import form from '../components/form.module.css'
import type { CheckData } from './check-data.ts'
import styles from './CheckPage.module.css'
import { words } from './words.ts'

/**
 * The three ways to ask. The browser sends each form itself, so they work without scripts, and Back leads to
 * the last answer.
 */
export function CheckForms({ papers, query }: CheckData) {
  const t = useWords(words)
  const say = useSay()
  return (
    <div className={styles.forms}>
      <LookUp title={t.byCode}>
        <Field name="code" label={t.code} hint={t.codeHint} value={showCode(query.code)} isCode />
      </LookUp>
      <LookUp title={t.bySerial}>
        <div>
          <label className={form.label} htmlFor="paper">
            {t.paper}
          </label>
          <select className={form.input} id="paper" name="paper" defaultValue={query.paper || undefined}>
            {papers.map(({ paper, name }) => (
              <option key={paper} value={paper}>
                {say(name)}
              </option>
            ))}
          </select>
        </div>
        <Field name="serial" label={t.serial} value={query.serial} isNumber />
      </LookUp>
      <LookUp title={t.byReceipt}>
        <Field name="receipt" label={t.receipt} value={query.receipt} hint="VKL-2026-000123" isCode />
      </LookUp>
    </div>
  )
}

function LookUp({ title, children }: { title: string; children: ReactNode }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <form className={styles.form} method="get" action={addressIn(language, '/check')}>
      <h2>{title}</h2>
      {children}
      <button type="submit" className={form.button}>
        {t.check}
      </button>
    </form>
  )
}

type FieldProps = {
  name: string
  label: string
  value: string
  hint?: string
  isNumber?: boolean
  isCode?: boolean
}

function Field({ name, label, value, hint, isNumber = false, isCode = false }: FieldProps) {
  return (
    <div>
      <label className={form.label} htmlFor={name}>
        {label}
      </label>
      <input
        className={form.input}
        id={name}
        name={name}
        required
        maxLength={60}
        defaultValue={value}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        inputMode={isNumber ? 'numeric' : 'text'}
        {...(isCode && { autoCapitalize: 'characters', translate: 'no' as const })}
      />
    </div>
  )
}
