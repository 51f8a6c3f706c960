import { overloaded } from './errors.ts'

type SlotLimits = {
  /** Pieces of work under way at the same time */
  max: number
  /** Those that wait for a place; more are refused at once */
  maxWaiting: number
  /** Whoever has waited so long is refused */
  maxWaitMs: number
}

type Waiter = { start: () => void; refuse: () => void }

/** A bounded number of places for work, and a bounded queue before them. */
export class Slots {
  private readonly limits: SlotLimits
  private activeCount = 0
  private readonly queue = new Set<Waiter>()

  constructor(limits: SlotLimits) {
    this.limits = limits
  }

  /** Calls `start` when there is a place, or `refuse` when there is none in time. Returns how to leave: the place, or the queue. */
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
      // after the caller has got what it leaves with
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
