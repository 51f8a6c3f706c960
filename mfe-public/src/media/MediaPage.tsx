import type { GalleryItem } from '@samity/shared-api/contract/config/gallery'
import type { Language } from '@samity/shared-api/contract/words'
import type { Get } from '@samity/shared-api/module'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { SectionHeading } from '../components/SectionHeading.tsx'
import { useUrlState } from '../hooks/use-url-state.ts'
import { Lightbox } from './Lightbox.tsx'
import { Mosaic, type Shot } from './Mosaic.tsx'
import styles from './MediaPage.module.css'

const words = {
  heading: { en: 'Photo Gallery', bn: 'ছবির গ্যালারি' },
  category: { en: 'Category', bn: 'ধরন' },
  all: { en: 'All Categories', bn: 'সকল ধরন' },
  photos: { en: 'Photos', bn: 'ছবি' },
  paperCutting: { en: 'Paper Cutting', bn: 'পেপার কাটিং' },
  none: { en: 'No image found.', bn: 'কোনো ছবি পাওয়া যায়নি।' },
}
const description = {
  en: 'Photos of events and paper cuttings about the association.',
  bn: 'সমিতির অনুষ্ঠানের ছবি ও পেপার কাটিং।',
}

const types = ['general', 'paper-cut'] as const

type MediaData = { shots: (Shot & { type: string })[] }

export async function data(get: Get): Promise<MediaData> {
  // the contract declares this type for GET gallery/
  const items = (await get('gallery/')) as (GalleryItem & { image: string })[]
  const shots = items.map(({ id, image, caption, type }) => ({ id, image, caption, type }))
  return { shots: shots.sort((one, other) => other.id - one.id) }
}

export const describe = (_data: MediaData, language: Language): string => description[language]

/** All pictures, newest first. The browser filters them by the URL parameter `type`. */
export default function MediaPage({ data: { shots } }: { data: MediaData }) {
  const t = useWords(words)
  const [params, setParams] = useUrlState()
  const [openIndex, setOpenIndex] = useState<number>()
  const type = types.find((option) => option === params.get('type')) ?? ''
  const visibleShots = type ? shots.filter((shot) => shot.type === type) : shots
  return (
    <>
      <SectionHeading text={t.heading}>
        <FilterSelect
          name="type"
          label={t.category}
          value={type}
          options={[
            { value: '', label: t.all },
            { value: 'general', label: t.photos },
            { value: 'paper-cut', label: t.paperCutting },
          ]}
          onChange={(value) => setParams({ type: value })}
        />
      </SectionHeading>
      {visibleShots.length === 0 ? (
        <p className={styles.none}>{t.none}</p>
      ) : (
        <Mosaic key={type} shots={visibleShots} onOpen={setOpenIndex} />
      )}
      {openIndex !== undefined && (
        <Lightbox
          shots={visibleShots}
          index={openIndex}
          onMove={setOpenIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </>
  )
}
