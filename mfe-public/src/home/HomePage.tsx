import type { Language, Words } from '@samity/shared-api/contract/words'
import { useAssociation, useLanguage, useSay, useTitle } from '@samity/shared-ui/words'
import { languageAttributes } from '../language-attributes.ts'
import { CommitteeGrid } from './CommitteeGrid.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import type { HomeData } from './home-data.ts'
import styles from './HomePage.module.css'
import { Slideshow } from './Slideshow.tsx'

export { data } from './home-data.ts'

const noHistory: Words = {
  en: 'Nothing has been written about the association here yet.',
  bn: 'সমিতি সম্পর্কে এখানে এখনো কিছু লেখা হয়নি।',
}

/** The first paragraph of the history, cut at a word to at most 300 characters. */
export function describe({ history }: HomeData, language: Language): string {
  const [first = ''] = history[language].split('\n')
  return first.length > 300 ? `${first.slice(0, first.lastIndexOf(' ', 299))} …` : first
}

export default function HomePage({ data }: { data: HomeData }) {
  const say = useSay()
  const language = useLanguage()
  const { name, established } = useAssociation()
  useTitle()
  const history = say(data.history)
  return (
    <>
      {/* the masthead shows the name */}
      <h1 className={styles.name}>{say(name)}</h1>
      <FirstSteps notice={data.notice} />
      <div className={styles.opening}>
        <Slideshow slides={data.slides} />
        <section className={styles.history}>
          {say(established) && <p className={styles.established}>{say(established)}</p>}
          {history ? (
            <div {...languageAttributes(history, language)}>
              {history.split(/\n+/).map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          ) : (
            <p>{say(noHistory)}</p>
          )}
        </section>
      </div>
      <CommitteeGrid year={data.year} seats={data.seats} />
    </>
  )
}
