import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const slideMs = 5000
const fadeMs = 300
/** The first slide has been visible since the page arrived, which is earlier than the scripts. */
const firstSlideMs = () => Math.max(1000, slideMs - performance.now())

const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')
const subscribeToReducedMotion = (onChange: () => void) => {
  const media = reducedMotionQuery()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribeToReducedMotion,
    () => reducedMotionQuery().matches,
    () => false,
  )

/**
 * The state of a slideshow. Each change fades the current slide out and then the next one in. Slides do not
 * change automatically while the pointer or the focus is in the slideshow, after the visitor has stopped it,
 * or with reduced motion.
 */
export function useSlideshow(count: number) {
  const [current, setCurrent] = useState(0)
  const [next, setNext] = useState<number>()
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isStopped, setIsStopped] = useState(false)
  const hasMoved = useRef(false)
  const prefersReducedMotion = usePrefersReducedMotion()
  const container = useRef<HTMLElement>(null)
  const isPlaying = count > 1 && !isPointed && !isFocused && !isStopped && !prefersReducedMotion

  const go = (steps: number) => setNext(((next ?? current) + steps + count) % count)

  // the pointer and the focus may have been there before the scripts started
  useEffect(() => {
    if (container.current?.matches(':hover')) setIsPointed(true)
    if (container.current?.contains(document.activeElement)) setIsFocused(true)
  }, [])

  useEffect(() => {
    if (next === undefined) return undefined
    const showNext = () => {
      hasMoved.current = true
      setCurrent(next)
      setNext(undefined)
    }
    const timer = setTimeout(showNext, prefersReducedMotion ? 0 : fadeMs)
    return () => clearTimeout(timer)
  }, [next, prefersReducedMotion])

  useEffect(() => {
    if (!isPlaying || next !== undefined) return undefined
    const timer = setTimeout(
      () => setNext((current + 1) % count),
      hasMoved.current ? slideMs : firstSlideMs(),
    )
    return () => clearTimeout(timer)
  }, [isPlaying, current, next, count])

  return {
    current,
    /** The slide that appears next; set only while the current one fades out */
    next,
    isPlaying,
    prefersReducedMotion,
    isStopped,
    go,
    setIsStopped,
    handlers: {
      ref: container,
      onMouseEnter: () => setIsPointed(true),
      onMouseLeave: () => setIsPointed(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  }
}
