import { digitsOf, inDigits } from '@samity/shared-api/contract/digits'
import type { Language } from '@samity/shared-api/contract/words'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { SectionHeading } from '../components/SectionHeading.tsx'
import { useUrlState } from '../hooks/use-url-state.ts'
import type { CommitteeData } from './committee-data.ts'
import styles from './CommitteePage.module.css'
import { CommitteeTable } from './CommitteeTable.tsx'

export { data } from './committee-data.ts'

const words = {
  heading: { en: 'Executive Committee {year}', bn: 'কার্যনির্বাহী কমিটি {year}' },
  choose: { en: 'Select Year', bn: 'বছর নির্বাচন করুন' },
  none: { en: 'No committee found for {year}.', bn: '{year} সালের কোনো কমিটি পাওয়া যায়নি।' },
}
const description = {
  en: 'The members of the executive committee of {year}, by position.',
  bn: '{year} সালের কার্যনির্বাহী কমিটির সদস্যদের তালিকা, পদ অনুযায়ী।',
}

export const describe = ({ year }: CommitteeData, language: Language): string =>
  fillWords(description, { year: inDigits(String(year), digitsOf(language)) })[language]

export default function CommitteePage({ data: { year, years, seats } }: { data: CommitteeData }) {
  const t = useWords(words)
  const { digits } = useShow()
  const [params, setParams] = useUrlState()
  return (
    <>
      <SectionHeading text={fill(t.heading, { year: digits(year) })}>
        <FilterSelect
          name="year"
          label={t.choose}
          value={params.get('year') ?? String(year)}
          options={years.map((option) => ({ value: String(option), label: digits(option) }))}
          onChange={(value) => setParams({ year: value })}
        />
      </SectionHeading>
      {seats.length > 0 ? (
        <CommitteeTable seats={seats} />
      ) : (
        <p className={styles.none}>{fill(t.none, { year: digits(year) })}</p>
      )}
    </>
  )
}
