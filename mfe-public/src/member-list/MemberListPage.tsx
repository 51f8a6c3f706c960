import type { Language } from '@samity/shared-api/contract/words'
import { useWords } from '@samity/shared-ui/words'
import { SectionHeading } from '../components/SectionHeading.tsx'
import type { MemberListData } from './member-data.ts'
import { MemberFilters } from './MemberFilters.tsx'
import { Members } from './Members.tsx'
import { SearchSummary } from './SearchSummary.tsx'

export { data } from './member-data.ts'

const words = {
  heading: { en: 'Advocate List', bn: 'আইনজীবী তালিকা' },
}
const description = {
  en: 'The members of the association with their bar registration numbers, enrolment dates and contacts.',
  bn: 'সমিতির সদস্য আইনজীবীদের তালিকা: নিবন্ধন নম্বর, তালিকাভুক্তির তারিখ ও যোগাযোগ।',
}

export const describe = (_data: MemberListData, language: Language): string => description[language]

export const missing = ({ members, page }: MemberListData): boolean => members.length === 0 && page > 1

export default function MemberListPage({ data: { query, ...firstPage } }: { data: MemberListData }) {
  const t = useWords(words)
  return (
    <>
      <SectionHeading text={t.heading} />
      <MemberFilters query={query} />
      <SearchSummary query={query} {...firstPage} />
      <Members
        key={`${query.status} ${query.search} ${firstPage.page}`}
        query={query}
        firstPage={firstPage}
      />
    </>
  )
}
