import { useLanguage, useWords } from '@samity/shared-ui/words'
import type { MouseEvent } from 'react'
import { Picture } from '../components/Picture.tsx'
import { languageAttributes } from '../language-attributes.ts'
import styles from './Mosaic.module.css'

export type Shot = { id: number; image: string; caption: string }

const words = { none: { en: 'No caption', bn: 'ক্যাপশন নেই' } }

/**
 * The pattern of widths, repeated: two wide, three medium, one extra wide, one medium. The fifth is wide when
 * the page has two columns.
 */
const shapes = ['wide', 'wide', 'medium', 'medium', 'fifth', 'extra', 'medium'] as const
const sizes = {
  wide: '(min-width: 1024px) 37rem, (min-width: 600px) 48vw, 94vw',
  medium: '(min-width: 1024px) 25rem, (min-width: 600px) 48vw, 94vw',
  fifth: '(min-width: 1024px) 25rem, 94vw',
  extra: '(min-width: 1024px) 50rem, (min-width: 600px) 48vw, 94vw',
}

type Props = { shots: readonly Shot[]; onOpen: (index: number) => void }

export function Mosaic({ shots, onOpen }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(index)
  }
  return (
    <ul className={styles.mosaic}>
      {shots.map(({ id, image, caption }, index) => (
        <li key={id}>
          <figure>
            <a href={`${image}/1280.webp`} onClick={open(index)}>
              <Picture
                path={image}
                alt={caption || t.none}
                width={640}
                height={430}
                sizes={sizes[shapes[index % shapes.length] ?? 'medium']}
                isPriority={index < 2}
              />
            </a>
            <figcaption {...languageAttributes(caption || t.none, language)}>{caption || t.none}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
