import { Slots } from './slots.ts'

const limits = { max: 1, maxWaiting: 1, maxWaitMs: 60_000 }
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('work waits for a place, and more than may wait is refused', async () => {
  const slots = new Slots(limits)
  const seen: string[] = []
  const enter = (name: string) =>
    slots.take(
      () => seen.push(`${name} works`),
      () => seen.push(`${name} is refused`),
    )
  const leaveFirst = enter('first')
  const leaveSecond = enter('second')
  enter('third')
  await turn()
  expect(seen).toEqual(['third is refused', 'first works'])
  leaveFirst()
  leaveFirst()
  await turn()
  expect(seen).toEqual(['third is refused', 'first works', 'second works'])
  leaveSecond()
  enter('fourth')
  await turn()
  expect(seen.at(-1)).toBe('fourth works')
})

test('whoever leaves the queue never works, and gives the place in the queue to another', async () => {
  const slots = new Slots(limits)
  const seen: string[] = []
  const enter = (name: string) =>
    slots.take(
      () => seen.push(name),
      () => seen.push('refused'),
    )
  const leaveFirst = enter('first')
  enter('second')()
  enter('third')
  leaveFirst()
  await turn()
  expect(seen).toEqual(['first', 'third'])
})

test('whoever waits too long is refused', async () => {
  const slots = new Slots({ ...limits, maxWaitMs: 1 })
  slots.take(
    () => undefined,
    () => undefined,
  )
  const refused = await new Promise((resolve, reject) =>
    slots.take(() => reject(new Error('works')), resolve),
  )
  expect(refused).toMatchObject({ status: 503 })
})
