import { http } from '@samity/shared-api/client'
import type { AssociationSettings, SettingsKey } from '@samity/shared-api/contract/site/settings'
import type { Language } from '@samity/shared-api/contract'
import { LoadingState, Modal, ErrorState } from '@samity/shared-ui/core'
import { useQuery } from '@samity/shared-ui/query'
import { Segmented } from '@samity/shared-ui/segmented'
import { useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
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

const previewPaths: Partial<Record<SettingsKey, string>> = {
  association: '/',
  slides: '/',
  tiles: '/',
  contact: '/contact',
  footer: '/helpline',
  helpline: '/helpline',
}
export const hasPreview = (key: SettingsKey): boolean => key in previewPaths

type PreviewPage = { html: string; styles: string }
type Props<K extends SettingsKey> = { part: K; value: AssociationSettings[K]; onClose: () => void }

/** A page of the website that the server renders from the unsaved values of the form. */
export function PreviewDialog<K extends SettingsKey>({ part, value, onClose }: Props<K>) {
  const t = useWords(words)
  const { digits } = useShow()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [device, setDevice] = useState<'computer' | 'phone'>('computer')
  const [slide, setSlide] = useState(0)

  const slides: readonly unknown[] = part === 'slides' && Array.isArray(value) ? value : []
  // the preview has no scripts and shows only the first slide, so the chosen slide comes first
  const previewValue = slides.length > 0 ? [...slides.slice(slide), ...slides.slice(0, slide)] : value
  const body = { [part]: previewValue, path: previewPaths[part], language }
  const {
    data: page,
    error,
    refresh,
  } = useQuery<PreviewPage>(
    ['settings/preview/', body],
    async (signal) => (await http.post<PreviewPage>('settings/preview/', body, { signal })).data,
    { snapshot: true, keepPrevious: true },
  )

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
        <ErrorState error={error} retry={refresh} />
      ) : page ? (
        <PreviewFrame
          {...page}
          language={language}
          title={t.preview}
          phone={device === 'phone'}
          scrollToEnd={part === 'footer'}
        />
      ) : (
        <LoadingState />
      )}
    </Modal>
  )
}
