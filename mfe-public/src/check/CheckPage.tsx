import type { Language } from '@samity/shared-api/contract/words'
import { useWords } from '@samity/shared-ui/words'
import { SectionHeading } from '../components/SectionHeading.tsx'
import { CaseAlert, CaseForm } from './CaseForm.tsx'
import type { CheckData } from './check-data.ts'
import { CheckForms } from './CheckForms.tsx'
import styles from './CheckPage.module.css'
import { CheckResultPanel } from './CheckResultPanel.tsx'
import { words } from './words.ts'

export { data } from './check-data.ts'

const description = {
  en: 'Check whether a paper, receipt or card of the association is genuine.',
  bn: 'সমিতির কোনো কাগজ, রসিদ বা কার্ড আসল কি না যাচাই করুন।',
}

export const describe = (_data: CheckData, language: Language): string => description[language]

export const missing = ({ result: { type } }: CheckData): boolean => type === 'forged' || type === 'gone'

export default function CheckPage({ data }: { data: CheckData }) {
  const t = useWords(words)
  const { result, query, notice } = data
  const paper = result.type === 'answer' && result.answer.kind === 'paper' ? result.answer : undefined
  return (
    <>
      <SectionHeading text={t.heading} />
      {paper && <CaseAlert cases={paper.cases} notice={notice} />}
      {result.type === 'none' ? (
        <p className={styles.intro}>{t.intro}</p>
      ) : (
        <CheckResultPanel result={result} />
      )}
      {paper && <CaseForm paper={paper} code={query.code} notice={notice} refusedCase={data.refusedCase} />}
      <CheckForms {...data} />
    </>
  )
}
