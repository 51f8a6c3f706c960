import type { CheckedPaper } from '@samity/shared-api/contract/authenticity/check'
import { fill, useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import form from '../components/form.module.css'
import type { CaseNotice } from './check-data.ts'
import styles from './CheckPage.module.css'
import { words } from './words.ts'

type Props = {
  paper: CheckedPaper
  code: string
  notice?: CaseNotice
  refusedCase: string
}

/** A clerk adds the number of the case in which the paper was shown. The browser sends the form itself. */
export function CaseForm({ paper, code, notice, refusedCase }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const isRefused = notice === 'case' || notice === 'often'
  return (
    <section className={styles.cases} aria-labelledby="case-heading">
      <FirstCase cases={paper.cases} />
      <form
        className={styles.form}
        method="post"
        action={code ? `/api/check/${code}/cases/` : '/api/check/cases/'}
      >
        <h2 id="case-heading">{t.caseHeading}</h2>
        <p>{t.caseHint}</p>
        <input type="hidden" name="language" value={language} />
        {!code && <input type="hidden" name="paper" value={paper.paper} />}
        {!code && <input type="hidden" name="serial" value={paper.serial} />}
        <div>
          <label className={form.label} htmlFor="case_number">
            {t.caseNumber}
          </label>
          <input
            className={form.input}
            id="case_number"
            name="case_number"
            required
            maxLength={60}
            pattern=".*[0-9০-৯].*"
            autoComplete="off"
            defaultValue={refusedCase}
            {...(isRefused && { 'aria-invalid': true, 'aria-describedby': 'case-refusal' })}
            // oxlint-disable-next-line no-autofocus -- starts at the refused field, also without scripts
            autoFocus={isRefused}
          />
          {isRefused && (
            <p className={styles.problem} id="case-refusal" role="alert">
              {notice === 'often' ? t.caseOften : t.caseRefused}
            </p>
          )}
        </div>
        <button type="submit" className={form.button}>
          {t.noteCase}
        </button>
      </form>
    </section>
  )
}

/**
 * Above the result, because the clerk must see it first: the number is noted, or the paper was in another
 * case before. The browser shows the top of the page after it has sent the number.
 */
export function CaseAlert({ cases, notice }: Pick<CheckedPaper, 'cases'> & { notice?: CaseNotice }) {
  const t = useWords(words)
  const show = useShow()
  return (
    <>
      {notice === 'noted' && <p className={styles.noted}>{t.noted}</p>}
      {cases && cases.count > 1 && (
        <p className={styles.alarm} role="alert">
          {fill(t.moreCases, { count: show.digits(cases.count), day: show.day(cases.first_day) })}
        </p>
      )}
    </>
  )
}

function FirstCase({ cases }: Pick<CheckedPaper, 'cases'>) {
  const t = useWords(words)
  const show = useShow()
  return cases?.count === 1 && <p>{fill(t.oneCase, { day: show.day(cases.first_day) })}</p>
}
