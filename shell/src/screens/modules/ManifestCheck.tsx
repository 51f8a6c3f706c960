import type { ActiveModule } from '@samity/shared-api/module'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import { fetchTimeoutMs } from '../../modules/fetch-file.ts'

const words = {
  checking: { en: 'Checking...', bn: 'যাচাই হচ্ছে...' },
  reached: { en: 'Reachable and unchanged', bn: 'পাওয়া গেছে, প্রকাশিত রূপেই' },
  changed: { en: 'Not reachable, or changed', bn: 'পাওয়া যায়নি, অথবা প্রকাশিত রূপে নেই' },
}

type State = 'checking' | 'reached' | 'changed'

/** Fetches the manifest of a release from its URL with the hash of the registry, as a page does, and shows the result. */
export function ManifestCheck({ module: { base, integrity } }: { module: ActiveModule }) {
  const t = useWords(words)
  const [state, setState] = useState<State>('checking')
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
