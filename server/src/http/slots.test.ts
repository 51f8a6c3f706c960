import { Slots } from './slots.ts'

const limits = { max: 1, maxWaiting: 1, maxWaitMs: 60_000 }
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('work waits for a slot, and is refused when the queue is full', async () => {
  const slots = new Slots(limits)
  const events: string[] = []
  const enter = (name: string) =>
    slots.acquire(
      () => events.push(`${name} works`),
      () => events.push(`${name} is refused`),
    )
  const leaveFirst = enter('first')
  const leaveSecond = enter('second')
  enter('third')
  await nextTurn()
  expect(events).toEqual(['third is refused', 'first works'])
  leaveFirst()
  leaveFirst()
  await nextTurn()
  expect(events).toEqual(['third is refused', 'first works', 'second works'])
  leaveSecond()
  enter('fourth')
  await nextTurn()
  expect(events.at(-1)).toBe('fourth works')
})

test('work that leaves the queue never starts, and frees its place in the queue', async () => {
  const slots = new Slots(limits)
  const events: string[] = []
  const enter = (name: string) =>
    slots.acquire(
      () => events.push(name),
      () => events.push('refused'),
    )
  const leaveFirst = enter('first')
  enter('second')()
  enter('third')
  leaveFirst()
  await nextTurn()
  expect(events).toEqual(['first', 'third'])
})

test('work that waits too long is refused', async () => {
  const slots = new Slots({ ...limits, maxWaitMs: 1 })
  slots.acquire(
    () => undefined,
    () => undefined,
  )
  const error = await new Promise((resolve, reject) =>
    slots.acquire(() => reject(new Error('works')), resolve),
  )
  expect(error).toMatchObject({ status: 503 })
})
