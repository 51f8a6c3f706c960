import { overloaded } from './errors.ts'

/** Work beyond `max` waits; beyond `maxWaiting` or after `maxWaitMs` it is refused. */
type SlotLimits = {
  max: number
  maxWaiting: number
  maxWaitMs: number
}

type Waiter = { start: () => void; refuse: () => void }

export class Slots {
  private readonly limits: SlotLimits
  private activeCount = 0
  private readonly queue = new Set<Waiter>()

  constructor(limits: SlotLimits) {
    this.limits = limits
  }

  /**
   * Calls `start` when a slot is free, or `refuse` (503) when none is free in time. Returns a function that
   * leaves slot or queue.
   */
  acquire(start: () => void, refuse: (error: Error) => void): () => void {
    if (this.activeCount >= this.limits.max && this.queue.size >= this.limits.maxWaiting) {
      refuse(overloaded())
      return () => undefined
    }
    let state: 'waiting' | 'working' | 'gone' = 'waiting'
    const begin = () => {
      state = 'working'
      clearTimeout(timer)
      this.activeCount++
      // the caller must have the returned function first
      queueMicrotask(start)
    }
    const waiter: Waiter = {
      start: begin,
      refuse: () => {
        state = 'gone'
        this.queue.delete(waiter)
        refuse(overloaded())
      },
    }
    const timer = setTimeout(waiter.refuse, this.limits.maxWaitMs)
    timer.unref()
    if (this.activeCount < this.limits.max) begin()
    else this.queue.add(waiter)
    return () => {
      clearTimeout(timer)
      this.queue.delete(waiter)
      if (state === 'working') this.release()
      state = 'gone'
    }
  }

  private release(): void {
    this.activeCount--
    const [next] = this.queue
    if (!next) return
    this.queue.delete(next)
    next.start()
  }
}
