import { useEffect, useState } from 'react'

export function useDebounced(text: string, delayMs: number): string {
  const [settledText, setSettledText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), delayMs)
    return () => clearTimeout(timer)
  }, [text, delayMs])
  return settledText
}
