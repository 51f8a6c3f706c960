import { WordsField, TextField } from '../TextField.tsx'
import { ImageField } from '../ImageField.tsx'
import { ItemList } from '../ItemList.tsx'

const blank = { en: '', bn: '' }

const words = {
  slide: { en: 'Slide', bn: 'স্লাইড' },
  image: { en: 'Image', bn: 'ছবি' },
  title: { en: 'Title', bn: 'শিরোনাম' },
  subtitle: { en: 'Subtitle', bn: 'উপশিরোনাম' },
  column: { en: 'Column', bn: 'কলাম' },
  link: { en: 'Link', bn: 'লিংক' },
  label: { en: 'Label', bn: 'লেখা' },
  address: { en: 'Address', bn: 'ঠিকানা' },
  credit: { en: 'Developer credit', bn: 'নির্মাতার নাম' },
  tile: { en: 'Tile', bn: 'টাইল' },
}

export const SlidesSection = () => (
  <ItemList path={[]} item={words.slide} blank={{ image: null, title: blank }} max={12} min={1}>
    {(path) => (
      <>
        <ImageField path={[...path, 'image']} label={words.image} />
        <WordsField path={[...path, 'title']} label={words.title} />
      </>
    )}
  </ItemList>
)

/** Four tiles, one for each page. Only their texts can be changed. */
export const TilesSection = ({ tiles }: { tiles: readonly { path: string }[] }) => (
  <>
    {tiles.map(({ path }, index) => (
      <section key={path}>
        <h3 translate="no">{path}</h3>
        <WordsField path={[index, 'title']} label={words.title} />
        <WordsField path={[index, 'subtitle']} label={words.subtitle} />
      </section>
    ))}
  </>
)

export const FooterSection = () => (
  <>
    <ItemList path={['columns']} item={words.column} blank={{ title: blank, links: [] }} max={3}>
      {(column) => (
        <>
          <WordsField path={[...column, 'title']} label={words.title} />
          <ItemList path={[...column, 'links']} item={words.link} blank={{ label: blank, href: '' }} max={20}>
            {(link) => (
              <>
                <WordsField path={[...link, 'label']} label={words.label} />
                <TextField path={[...link, 'href']} label={words.address} inputMode="url" />
              </>
            )}
          </ItemList>
        </>
      )}
    </ItemList>
    <WordsField path={['credit']} label={words.credit} />
  </>
)
