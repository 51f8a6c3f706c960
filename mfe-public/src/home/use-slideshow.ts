import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** How long a slide stands, and how long it takes to go (ms). */
const interval = 5000
const fade = 300
/** The first one has stood since the page came, with or without scripts. */
const stillFirst = () => Math.max(1000, interval - performance.now())

const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')
const followMotion = (heard: () => void) => {
  const media = lessMotion()
  media.addEventListener('change', heard)
  return () => media.removeEventListener('change', heard)
}
/** Whether this person has asked for little movement. */
const useStill = () =>
  useSyncExternalStore(
    followMotion,
    () => lessMotion().matches,
    () => false,
  )

/**
 * Slides follow one another: each change fades one out, then the next one in. Nothing moves by itself while someone
 * points at the slides, has the focus in them, has stopped them or wants little movement.
 */
export function useSlideshow(count: number) {
  const [at, setAt] = useState(0)
  const [next, setNext] = useState<number>()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stopped, setStopped] = useState(false)
  const moved = useRef(false)
  const still = useStill()
  const holder = useRef<HTMLElement>(null)
  const running = count > 1 && !pointed && !focused && !stopped && !still

  const go = (steps: number) => setNext(((next ?? at) + steps + count) % count)

  // pointer and focus may have been there before the scripts came
  useEffect(() => {
    if (holder.current?.matches(':hover')) setPointed(true)
    if (holder.current?.contains(document.activeElement)) setFocused(true)
  }, [])

  useEffect(() => {
    if (next === undefined) return undefined
    const arrive = () => {
      moved.current = true
      setAt(next)
      setNext(undefined)
    }
    const timer = setTimeout(arrive, still ? 0 : fade)
    return () => clearTimeout(timer)
  }, [next, still])

  useEffect(() => {
    if (!running || next !== undefined) return undefined
    const timer = setTimeout(() => setNext((at + 1) % count), moved.current ? interval : stillFirst())
    return () => clearTimeout(timer)
  }, [running, at, next, count])

  return {
    at,
    /** The slide that comes up, while the present one fades out */
    next,
    running,
    still,
    stopped,
    go,
    stop: setStopped,
    holding: {
      ref: holder,
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
