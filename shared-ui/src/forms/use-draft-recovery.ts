import { useEffect, useState } from 'react'
import { useIdle } from '../query/index.ts'
import type { FormDraft } from './use-draft.ts'
import type { FormHandle } from './use-form-handle.ts'

/** These count as typing, also before a Bengali keyboard has composed a letter */
const inputEvents = ['input', 'compositionstart'] as const

type Recovery = {
  /** The fields have the values of a draft, and `DraftNotice` should say so */
  isRecovered: boolean
  dismiss: () => void
}

/**
 * Recovers what a person typed before a reload or a crash. The draft of a reload is known when the form opens
 * and belongs into its initial values. That of a crash arrives later: the fields then change, unless someone
 * has typed meanwhile.
 */
export function useDraftRecovery(
  { form, container }: FormHandle,
  draft: FormDraft,
  onRecover: () => void,
): Recovery {
  const [isRecovered, setIsRecovered] = useState(!!draft.saved)
  // the store of drafts loads after the screen can be used
  const isIdle = useIdle()
  useEffect(() => {
    if (!isIdle) return undefined
    let isMounted = true
    let isUntouched = true
    const element = container.current
    const touch = () => {
      isUntouched = false
    }
    for (const name of inputEvents) element?.addEventListener(name, touch, { capture: true, once: true })
    void draft
      .claimOrphan(() => isMounted && isUntouched)
      .then((orphan) => {
        if (!isMounted || !orphan) return
        form.setFieldsValue(orphan.values)
        setIsRecovered(true)
        onRecover()
      })
    return () => {
      isMounted = false
      for (const name of inputEvents) element?.removeEventListener(name, touch, { capture: true })
    }
    // oxlint-disable-next-line exhaustive-deps -- once, when the form has opened
  }, [isIdle])
  return { isRecovered, dismiss: () => setIsRecovered(false) }
}
