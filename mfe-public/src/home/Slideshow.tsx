import { fill, useAssociation, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { Icon } from '../components/Icon.tsx'
import { Picture } from '../components/Picture.tsx'
import { useHydrated } from '../hooks/use-hydrated.ts'
import type { Slide } from './home-data.ts'
import styles from './Slideshow.module.css'
import { useSlideshow } from './use-slideshow.ts'

const words = {
  slideshow: { en: 'Slideshow', bn: 'স্লাইড শো' },
  previous: { en: 'Previous slide', bn: 'আগের স্লাইড' },
  next: { en: 'Next slide', bn: 'পরের স্লাইড' },
  pause: { en: 'Pause slideshow', bn: 'স্লাইড শো থামান' },
  play: { en: 'Play slideshow', bn: 'স্লাইড শো চালান' },
  position: { en: 'Slide {at} of {count}', bn: '{count}টির মধ্যে {at} নম্বর স্লাইড' },
}

export function Slideshow({ slides }: { slides: readonly Slide[] }) {
  const t = useWords(words)
  const show = useShow()
  const isHydrated = useHydrated()
  const { current, next, isPlaying, prefersReducedMotion, isStopped, go, setIsStopped, handlers } =
    useSlideshow(slides.length)
  // the browser loads the other pictures only shortly before they appear
  const nearIndexes = new Set([current, next, isHydrated ? (current + 1) % slides.length : current])
  return (
    <section
      className={styles.slideshow}
      aria-roledescription="carousel"
      aria-label={t.slideshow}
      {...handlers}
    >
      <div className={styles.stage} aria-live={isPlaying ? 'off' : 'polite'}>
        {slides.map(
          (slide, index) =>
            nearIndexes.has(index) && (
              <figure
                key={index}
                className={index === current && next === undefined ? styles.shown : styles.waiting}
                aria-hidden={index !== current}
                aria-roledescription="slide"
                aria-label={fill(t.position, {
                  at: show.digits(index + 1),
                  count: show.digits(slides.length),
                })}
              >
                <SlidePicture slide={slide} index={index} />
              </figure>
            ),
        )}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <button type="button" aria-label={t.previous} onClick={() => go(-1)}>
            <Icon name="before" />
          </button>
          {!prefersReducedMotion && (
            <button
              type="button"
              aria-label={isStopped ? t.play : t.pause}
              onClick={() => setIsStopped(!isStopped)}
            >
              <Icon name={isStopped ? 'play' : 'pause'} />
            </button>
          )}
          <button type="button" aria-label={t.next} onClick={() => go(1)}>
            <Icon name="after" />
          </button>
        </div>
      )}
    </section>
  )
}

const drawings = [styles.court, styles.scales, styles.books, styles.river]

function SlidePicture({ slide: { image, title }, index }: { slide: Slide; index: number }) {
  const say = useSay()
  const association = say(useAssociation().name)
  const text = fill(say(title), { association })
  return (
    <>
      {image ? (
        <Picture
          path={image}
          alt={text}
          width={1280}
          height={860}
          sizes="(min-width: 1240px) 41rem, (min-width: 1024px) 56vw, 96vw"
          isPriority={index === 0}
        />
      ) : (
        <div className={drawings[index % drawings.length]} />
      )}
      {text && <figcaption aria-hidden={Boolean(image)}>{text}</figcaption>}
    </>
  )
}
