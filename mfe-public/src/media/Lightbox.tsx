import { fill, useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '../components/Icon.tsx'
import { Picture } from '../components/Picture.tsx'
import { languageAttributes } from '../language-attributes.ts'
import styles from './Lightbox.module.css'
import type { Shot } from './Mosaic.tsx'

const words = {
  before: { en: 'Previous image', bn: 'আগের ছবি' },
  after: { en: 'Next image', bn: 'পরের ছবি' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  none: { en: 'No caption', bn: 'ক্যাপশন নেই' },
  position: { en: '{at} of {count}', bn: '{count}টির মধ্যে {at}' },
}

type Props = { shots: readonly Shot[]; index: number; onMove: (index: number) => void; onClose: () => void }

export function Lightbox({ shots, index, onMove, onClose }: Props) {
  const t = useWords(words)
  const { digits } = useShow()
  const language = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const shot = shots[index]
  const move = (steps: number) => onMove((index + steps + shots.length) % shots.length)
  const handleEvent = useEffectEvent(({ type, target, key }: Event & { key?: string }) => {
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
    // a click beside the picture hits the dialog element itself
    if (type === 'click' && target === dialog.current) dialog.current?.close()
  })
  useEffect(() => {
    const element = dialog.current
    const onEvent = (event: Event) => handleEvent(event)
    element?.showModal()
    element?.addEventListener('keydown', onEvent)
    element?.addEventListener('click', onEvent)
    return () => {
      element?.removeEventListener('keydown', onEvent)
      element?.removeEventListener('click', onEvent)
    }
  }, [])
  if (!shot) return null

  const caption = shot.caption || t.none
  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={caption} onClose={onClose}>
      <figure>
        <Picture
          key={shot.id}
          path={shot.image}
          alt={caption}
          width={1280}
          height={860}
          sizes="100vw"
          isPriority
        />
        <figcaption>
          <span {...languageAttributes(caption, language)}>{caption}</span>{' '}
          <span className={styles.position}>
            {fill(t.position, { at: digits(index + 1), count: digits(shots.length) })}
          </span>
        </figcaption>
      </figure>
      <div className={styles.controls}>
        <button type="button" aria-label={t.before} onClick={() => move(-1)}>
          <Icon name="before" />
        </button>
        <button type="button" aria-label={t.after} onClick={() => move(1)}>
          <Icon name="after" />
        </button>
        <button type="button" aria-label={t.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}
