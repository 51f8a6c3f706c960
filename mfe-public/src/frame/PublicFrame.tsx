import { useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import type { FrameData } from './frame-data.ts'
import { Masthead } from './Masthead.tsx'
import styles from './PublicFrame.module.css'
import './site.css'
import { Tiles } from './Tiles.tsx'
import { SiteTopBar } from './SiteTopBar.tsx'
import { words } from './words.ts'

export { data } from './frame-data.ts'

export default function PublicFrame({ data, children }: { data: FrameData; children: ReactNode }) {
  const t = useWords(words)
  return (
    <div className={styles.site}>
      <a href="#content" className={styles.skip}>
        {t.skip}
      </a>
      <header>
        <SiteTopBar />
        <Masthead />
        <Tiles tiles={data.tiles} />
      </header>
      <main id="content" className={styles.content}>
        {children}
      </main>
      <Footer {...data} />
    </div>
  )
}
