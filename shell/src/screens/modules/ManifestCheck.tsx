import type { ActiveModule } from '@samity/shared-api/module'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import { fetchTimeoutMs } from '../../modules/fetch-file.ts'

const words = {
  asking: { en: 'Checking...', bn: 'যাচাই হচ্ছে...' },
  reached: { en: 'Reached, as released', bn: 'পাওয়া গেছে, প্রকাশিত রূপেই' },
  changed: { en: 'Not reached, or not as released', bn: 'পাওয়া যায়নি, অথবা প্রকাশিত রূপে নেই' },
}

type State = 'asking' | 'reached' | 'changed'

/** Asks for the release's manifest as a page would: at its place, and with the content that the registry names. */
export function ManifestCheck({ module: { base, integrity } }: { module: ActiveModule }) {
  const t = useWords(words)
  const [state, setState] = useState<State>('asking')
  const hash = integrity['mf-manifest.json'] ?? ''
  useEffect(() => {
    let isCurrent = true
    const url = new URL('mf-manifest.json', new URL(base, window.location.href))
    fetch(url, { integrity: hash, cache: 'no-store', signal: AbortSignal.timeout(fetchTimeoutMs) }).then(
      ({ ok }) => isCurrent && setState(ok && hash ? 'reached' : 'changed'),
      () => isCurrent && setState('changed'),
    )
    return () => {
      isCurrent = false
    }
  }, [base, hash])
  return <span>{t[state]}</span>
}
