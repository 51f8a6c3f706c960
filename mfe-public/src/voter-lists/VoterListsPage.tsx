import { maxSearchLength } from '@samity/shared-api/contract/search-limits'
import type { ReleasedVoter, ReleasedVoterList } from '@samity/shared-api/contract/members/voter-list'
import type { Language } from '@samity/shared-api/contract/words'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { FormEvent } from 'react'
import form from '../components/form.module.css'
import { Portrait } from '../components/Portrait.tsx'
import { SectionHeading } from '../components/SectionHeading.tsx'
import { useUrlState } from '../hooks/use-url-state.ts'
import type { VoterListsData } from './voter-lists-data.ts'
import styles from './VoterListsPage.module.css'

export { data } from './voter-lists-data.ts'

const words = {
  heading: { en: 'Voter Lists', bn: 'ভোটার তালিকা' },
  asOf: { en: 'As of {day}. {voters} voters.', bn: '{day} তারিখের। ভোটার {voters} জন।' },
  explain: {
    en: 'This list is final. Whoever changes one entry gets another digest, so two copies with the same digest are the same.',
    bn: 'তালিকাটি চূড়ান্ত। একটি নাম বদলালেও যাচাই-সংকেত অন্য হয়, তাই একই যাচাই-সংকেতের দুটি কপি একই তালিকা।',
  },
  digest: { en: 'Digest (SHA-256)', bn: 'যাচাই-সংকেত (SHA-256)' },
  others: { en: 'Other lists', bn: 'অন্যান্য তালিকা' },
  search: { en: 'Name or number', bn: 'নাম বা নম্বর' },
  find: { en: 'Search', bn: 'খুঁজুন' },
  serial: { en: 'Serial', bn: 'ক্রমিক' },
  photo: { en: 'Photo', bn: 'ছবি' },
  name: { en: 'Name', bn: 'নাম' },
  father: { en: "Father's Name", bn: 'পিতার নাম' },
  number: { en: 'Number', bn: 'নিবন্ধন নম্বর' },
  noList: {
    en: 'No voter list has been released yet.',
    bn: 'এখনো কোনো ভোটার তালিকা প্রকাশ করা হয়নি।',
  },
  noVoter: {
    en: 'Nobody on this list matches. Ask the office of the association why a member is missing.',
    bn: 'এই তালিকায় কেউ মেলেনি। কোনো সদস্য কেন নেই, সমিতির কার্যালয়ে জিজ্ঞাসা করুন।',
  },
  previous: { en: 'Previous page', bn: 'আগের পাতা' },
  next: { en: 'Next page', bn: 'পরের পাতা' },
}
const description = {
  en: 'The final voter lists of the bar association, with serial, name and number.',
  bn: 'আইনজীবী সমিতির চূড়ান্ত ভোটার তালিকা: ক্রমিক, নাম ও নিবন্ধন নম্বর।',
}

export const describe = (_data: VoterListsData, language: Language): string => description[language]

export const missing = ({ lists, list, voters, page }: VoterListsData): boolean =>
  (list === null && lists.length > 0) || (voters.length === 0 && page > 1)

const linkTo = (list: ReleasedVoterList, params: { search?: string; page?: number }) =>
  `?${new URLSearchParams({
    list: String(list.id),
    ...(params.search && { search: params.search }),
    ...(params.page && params.page > 1 && { page: String(params.page) }),
  })}`

const fatherOf = ({ father_name, father_name_bengali }: ReleasedVoter) => ({
  en: father_name,
  bn: father_name_bengali || father_name,
})

/** The voter lists that the association has released. It shows of each voter what the public card shows. */
export default function VoterListsPage({ data }: { data: VoterListsData }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { lists, list } = data
  const others = lists.filter(({ id }) => id !== list?.id)
  return (
    <>
      <SectionHeading text={list ? say(list.name) : t.heading} />
      {list ? (
        <>
          <p className={styles.explain}>
            {fill(t.asOf, { day: show.day(list.day), voters: show.number(list.voters) })} {t.explain}
          </p>
          <p className={styles.digest}>
            {t.digest}:{' '}
            <span translate="no" lang="en">
              {list.digest}
            </span>
          </p>
          <Voters data={data} list={list} />
        </>
      ) : (
        <p className={styles.none}>{t.noList}</p>
      )}
      {others.length > 0 && (
        <nav className={styles.others} aria-label={t.others}>
          <h2>{t.others}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <Link to={linkTo(other, {})}>{say(other.name)}</Link> ({show.day(other.day)})
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

function Voters({ data, list }: { data: VoterListsData; list: ReleasedVoterList }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const [, setParams] = useUrlState()
  const { voters, search, page, hasMore } = data
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('search')
    setParams({ list: String(list.id), search: String(text ?? '').trim(), page: undefined })
  }
  return (
    <>
      <form className={styles.search} role="search" onSubmit={find}>
        <input type="hidden" name="list" value={list.id} />
        <label className={form.label} htmlFor="search">
          {t.search}
        </label>
        <input
          key={search}
          className={form.input}
          type="search"
          id="search"
          name="search"
          maxLength={maxSearchLength}
          defaultValue={search}
        />
        <button type="submit" className={form.button}>
          {t.find}
        </button>
      </form>
      {voters.length === 0 ? (
        <p className={styles.none} role="status">
          {t.noVoter}
        </p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {[t.serial, t.photo, t.name, t.father, t.number].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {voters.map((voter) => (
              <tr key={voter.serial}>
                <td>{show.number(voter.serial)}</td>
                <td className={styles.photo}>
                  <Portrait photo={voter.photo} name={voter.name_english} sizes="3rem" />
                </td>
                <th scope="row" translate="no">
                  <span lang="bn">{voter.name_bengali}</span>
                  <span className={styles.small} lang="en">
                    {voter.name_english}
                  </span>
                </th>
                <td data-label={t.father}>
                  {voter.father_name && <span translate="no">{say(fatherOf(voter))}</span>}
                </td>
                <td data-label={t.number}>
                  <span translate="no">{show.digits(voter.bar_registration_number)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.pages}>
        {page > 1 && <Link to={linkTo(list, { search, page: page - 1 })}>{t.previous}</Link>}
        {hasMore && <Link to={linkTo(list, { search, page: page + 1 })}>{t.next}</Link>}
      </p>
    </>
  )
}
