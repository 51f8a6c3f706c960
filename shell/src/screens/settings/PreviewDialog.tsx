import { http } from '@samity/shared-api/client'
import type { AssociationSettings, SettingsKey } from '@samity/shared-api/contract/site/settings'
import type { Language } from '@samity/shared-api/contract'
import { Busy, Modal, Problem } from '@samity/shared-ui/core'
import { Segmented } from '@samity/shared-ui/segmented'
import { useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import { PreviewFrame } from './PreviewFrame.tsx'
import styles from './settings.module.css'

const words = {
  preview: { en: 'Preview', bn: 'প্রাকদর্শন' },
  language: { en: 'Language', bn: 'ভাষা' },
  device: { en: 'Device', bn: 'ডিভাইস' },
  computer: { en: 'Computer', bn: 'কম্পিউটার' },
  phone: { en: 'Phone', bn: 'ফোন' },
  slide: { en: 'Slide', bn: 'স্লাইড' },
  hint: {
    en: 'Preview of the page after saving. Links are disabled.',
    bn: 'সংরক্ষণ করলে ওয়েবসাইট এমন দেখাবে। এখানে লিংকগুলো কোথাও নিয়ে যায় না।',
  },
}

/** The page that shows a part of the settings best. */
const pages: Partial<Record<SettingsKey, string>> = {
  association: '/',
  slides: '/',
  tiles: '/',
  contact: '/contact',
  footer: '/helpline',
  helpline: '/helpline',
}
export const hasPreview = (key: SettingsKey): boolean => key in pages

type Page = { html: string; styles: string }
type Props<K extends SettingsKey> = { of: K; value: AssociationSettings[K]; onClose: () => void }

/** A page of the website, made by the server from what is typed and not yet saved. */
export function PreviewDialog<K extends SettingsKey>({ of, value, onClose }: Props<K>) {
  const t = useWords(words)
  const { digits } = useShow()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [device, setDevice] = useState<'computer' | 'phone'>('computer')
  const [slide, setSlide] = useState(0)
  const [{ page, error }, setAnswer] = useState<{ page?: Page; error?: unknown }>({})
  const [round, setRound] = useState(0)

  const slides: readonly unknown[] = of === 'slides' && Array.isArray(value) ? value : []
  useEffect(() => {
    const leaving = new AbortController()
    // a page that does not move shows the first
    const shown = slides.length > 0 ? [...slides.slice(slide), ...slides.slice(0, slide)] : value
    http
      .post<Page>('settings/preview/', { [of]: shown, path: pages[of], language }, { signal: leaving.signal })
      .then(
        ({ data }) => setAnswer({ page: data }),
        (refused: unknown) => leaving.signal.aborted || setAnswer({ error: refused }),
      )
    return () => leaving.abort()
    // what is typed does not change while the dialog is open
    // oxlint-disable-next-line exhaustive-deps
  }, [language, slide, round])

  return (
    <Modal open title={t.preview} onCancel={onClose} width={1260} footer={null} centered>
      <div className={styles.row}>
        <Segmented
          aria-label={t.language}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en', label: 'English' },
            { value: 'bn', label: 'বাংলা' },
          ]}
        />
        <Segmented
          aria-label={t.device}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'computer', label: t.computer },
            { value: 'phone', label: t.phone },
          ]}
        />
        {slides.length > 1 && (
          <Segmented
            aria-label={t.slide}
            value={slide}
            onChange={setSlide}
            options={slides.map((_slide, index) => ({ value: index, label: digits(index + 1) }))}
          />
        )}
      </div>
      <p className={styles.hint}>{t.hint}</p>
      {error ? (
        <Problem error={error} retry={() => setRound(round + 1)} />
      ) : page ? (
        <PreviewFrame
          {...page}
          language={language}
          title={t.preview}
          phone={device === 'phone'}
          atEnd={of === 'footer'}
        />
      ) : (
        <Busy />
      )}
    </Modal>
  )
}
