import { overloaded } from './errors.ts'

type Limits = {
  /** Pieces of work under way at the same time */
  max: number
  /** Those that wait for a place; more are refused at once */
  maxWaiting: number
  /** Whoever has waited so long is refused */
  maxWaitMs: number
}

type Waiting = { start: () => void; refuse: () => void }

/** A bounded number of places for work, and a bounded queue before them. */
export class Slots {
  private readonly limits: Limits
  private taken = 0
  private readonly queue = new Set<Waiting>()

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Calls `start` when there is a place, or `refuse` when there is none in time. Returns how to leave: the place, or the queue. */
  take(start: () => void, refuse: (error: Error) => void): () => void {
    if (this.taken >= this.limits.max && this.queue.size >= this.limits.maxWaiting) {
      refuse(overloaded())
      return () => undefined
    }
    let state: 'waiting' | 'working' | 'gone' = 'waiting'
    const begin = () => {
      state = 'working'
      clearTimeout(timer)
      this.taken++
      // after the caller has got what it leaves with
      queueMicrotask(start)
    }
    const waiting: Waiting = {
      start: begin,
      refuse: () => {
        state = 'gone'
        this.queue.delete(waiting)
        refuse(overloaded())
      },
    }
    const timer = setTimeout(waiting.refuse, this.limits.maxWaitMs)
    timer.unref()
    if (this.taken < this.limits.max) begin()
    else this.queue.add(waiting)
    return () => {
      clearTimeout(timer)
      this.queue.delete(waiting)
      if (state === 'working') this.giveBack()
      state = 'gone'
    }
  }

  private giveBack(): void {
    this.taken--
    const [next] = this.queue
    if (!next) return
    this.queue.delete(next)
    next.start()
  }
}
