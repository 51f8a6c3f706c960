import { fill, useAssociation, useSay, useWords } from '@samity/shared-ui/words'
import { useState, type MouseEvent } from 'react'
import type { ContactData } from './contact-data.ts'
import { mapLinks } from './map-links.ts'
import styles from './OfficeMap.module.css'

const words = {
  show: { en: 'Show the map', bn: 'মানচিত্র দেখুন' },
  notice: {
    en: 'The map comes from {host}, which then learns of your visit.',
    bn: 'মানচিত্রটি {host} থেকে আসে; দেখলে তারা আপনার আগমন জানতে পারে।',
  },
  map: { en: 'Map', bn: 'মানচিত্র' },
  openInNewTab: { en: 'Open the map in a new tab', bn: 'নতুন ট্যাবে মানচিত্র খুলুন' },
}

/** A drawing until the visitor opens the map, so that the map provider does not learn of every page view. */
export function OfficeMap({ map, address }: Pick<ContactData, 'map' | 'address'>) {
  const t = useWords(words)
  const say = useSay()
  const { name } = useAssociation()
  const [isOpen, setIsOpen] = useState(false)
  const { url, embedUrl, host } = mapLinks(map, `${name.en}, ${address.en}`)
  const openMap = (event: MouseEvent) => {
    if (!embedUrl) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <section className={styles.place} aria-label={t.map}>
      {isOpen ? (
        <iframe
          src={embedUrl}
          title={`${t.map}: ${say(name)}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          // oxlint-disable-next-line iframe-missing-sandbox -- another origin cannot reach this page
          sandbox="allow-scripts allow-same-origin allow-popups"
          allowFullScreen
        />
      ) : (
        <a className={styles.drawing} href={url} target="_blank" rel="noopener noreferrer" onClick={openMap}>
          <span className={styles.show}>{t.show}</span>
          <span className={styles.notice}>{fill(t.notice, { host })}</span>
        </a>
      )}
      {isOpen && (
        <p className={styles.newTab}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t.openInNewTab}
          </a>
        </p>
      )}
    </section>
  )
}
