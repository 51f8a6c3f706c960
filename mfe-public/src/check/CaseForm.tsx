import type { CheckedPaper } from '@samity/shared-api/contract/authenticity/check'
import { fill, useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import form from '../components/form.module.css'
import type { CaseNotice } from './check-data.ts'
import styles from './CheckPage.module.css'
import { words } from './words.ts'

type Props = { paper: CheckedPaper; code: string; notice?: CaseNotice }

/** A clerk adds the number of the case in which the paper was shown. The browser sends the form itself. */
export function CaseForm({ paper, code, notice }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <section className={styles.cases} aria-labelledby="case-heading">
      <CaseNote cases={paper.cases} />
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
          />
        </div>
        <button type="submit" className={form.button}>
          {t.noteCase}
        </button>
        <Notice notice={notice} />
      </form>
    </section>
  )
}

function Notice({ notice }: { notice: CaseNotice }) {
  const t = useWords(words)
  if (notice === 'noted')
    return (
      <p className={styles.noted} role="status">
        {t.noted}
      </p>
    )
  if (!notice) return null
  return (
    <p className={styles.problem} role="alert">
      {notice === 'often' ? t.caseOften : t.caseRefused}
    </p>
  )
}

/** In how many cases the paper was shown. More than one is what the clerk must see. */
function CaseNote({ cases }: Pick<CheckedPaper, 'cases'>) {
  const t = useWords(words)
  const show = useShow()
  if (!cases) return null
  const values = { count: show.digits(cases.count), day: show.day(cases.first_day) }
  return cases.count > 1 ? (
    <p className={styles.alarm} role="alert">
      {fill(t.moreCases, values)}
    </p>
  ) : (
    <p>{fill(t.oneCase, values)}</p>
  )
}
