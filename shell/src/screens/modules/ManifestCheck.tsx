import type { ActiveModule } from '@samity/shared-api/module'
import { useQuery } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'
import { fetchTimeoutMs } from '../../modules/guard/fetch-timeout.ts'

const words = {
  checking: { en: 'Checking...', bn: 'যাচাই হচ্ছে...' },
  reached: { en: 'Reachable and unchanged', bn: 'পাওয়া গেছে, প্রকাশিত রূপেই' },
  changed: { en: 'Not reachable, or changed', bn: 'পাওয়া যায়নি, অথবা প্রকাশিত রূপে নেই' },
}

/** Fetches the manifest of a release with the hash of the registry, as a page does. */
export function ManifestCheck({ module: { base, integrity } }: { module: ActiveModule }) {
  const t = useWords(words)
  const hash = integrity['mf-manifest.json'] ?? ''
  const url = new URL('mf-manifest.json', new URL(base, window.location.href)).href
  const { data: isUnchanged, isLoading } = useQuery<boolean>(
    [url, hash],
    async () => {
      const signal = AbortSignal.timeout(fetchTimeoutMs)
      const { ok } = await fetch(url, { integrity: hash, cache: 'no-store', signal })
      return ok && hash !== ''
    },
    { snapshot: true },
  )
  return <span>{isLoading ? t.checking : isUnchanged ? t.reached : t.changed}</span>
}
