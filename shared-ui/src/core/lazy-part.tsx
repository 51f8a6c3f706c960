import { useEffect, useState, type ComponentType } from 'react'
import { useSay } from '../words/index.ts'
import { ErrorState } from './states.tsx'

const words = {
  failed: {
    en: 'This part could not be loaded. Check the connection and try again.',
    bn: 'এই অংশটি লোড করা যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
  },
}

/**
 * Returns a component that loads its code when it is first shown, and shows `Loading` until then. React.lazy
 * would keep a failure for ever; this component offers a new attempt.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Loading: ComponentType,
): ComponentType<Props> {
  let loadedPart: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const say = useSay()
    const [part, setPart] = useState(() => loadedPart && { Part: loadedPart })
    const [error, setError] = useState<unknown>()
    const [attempt, setAttempt] = useState(0)
    const isLoaded = !!part
    useEffect(() => {
      if (isLoaded) return
      load().then(
        (Part) => {
          loadedPart = Part
          setPart({ Part })
        },
        (cause: unknown) => setError(new Error(say(words.failed), { cause })),
      )
    }, [isLoaded, attempt, say])
    const retry = () => {
      setError(undefined)
      setAttempt(attempt + 1)
    }
    if (part) return <part.Part {...props} />
    return error ? <ErrorState error={error} retry={retry} /> : <Loading />
  }
}
