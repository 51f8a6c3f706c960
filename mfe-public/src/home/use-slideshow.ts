import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** How long a slide stands, and how long it takes to go (ms). */
const slideMs = 5000
const fadeMs = 300
/** The first one has stood since the page came, with or without scripts. */
const firstSlideMs = () => Math.max(1000, slideMs - performance.now())

const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')
const subscribeToReducedMotion = (onChange: () => void) => {
  const media = reducedMotionQuery()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
/** Whether this person has asked for little movement. */
const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribeToReducedMotion,
    () => reducedMotionQuery().matches,
    () => false,
  )

/**
 * Slides follow one another: each change fades one out, then the next one in. Nothing moves by itself while someone
 * points at the slides, has the focus in them, has stopped them or wants little movement.
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

  // pointer and focus may have been there before the scripts came
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
    at: current,
    /** The slide that comes up, while the present one fades out */
    next,
    running: isPlaying,
    still: prefersReducedMotion,
    stopped: isStopped,
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
