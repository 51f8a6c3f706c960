import { shareReads } from './shared-reads.ts'

/** A source whose results say how often it was read. */
function openReads() {
  const source = { version: '1', fails: false, reads: [] as string[] }
  const get = shareReads(
    async (path) => {
      source.reads.push(path)
      if (source.fails) throw new Error('The database does not respond')
      return `${path} ${source.reads.length}`
    },
    () => source.version,
  )
  return { source, get }
}

test('two pages share the reads of the frame, also while the first one waits', async () => {
  const { source, get } = openReads()
  expect(await Promise.all([get('settings/'), get('settings/')])).toEqual(['settings/ 1', 'settings/ 1'])
  expect(await get('settings/')).toBe('settings/ 1')
  expect(source.reads).toEqual(['settings/'])
})

test('a look-up is read each time', async () => {
  const { source, get } = openReads()
  for (const path of ['check/7K3MQ9TX2HVBR4WE8N', 'check/?paper=VKL&serial=1', 'notices/']) {
    await get(path)
    await get(path)
  }
  expect(source.reads).toHaveLength(6)
})

test('a change of the data ends every answer', async () => {
  const { source, get } = openReads()
  await get('settings/')
  await get('check/papers/')
  source.version = '2'
  expect(await get('settings/')).toBe('settings/ 3')
  expect(await get('check/papers/')).toBe('check/papers/ 4')
})

test('an answer that was under way when the data changed is not given to later pages', async () => {
  const { source, get } = openReads()
  const before = get('settings/')
  source.version = '2'
  expect(await get('settings/')).toBe('settings/ 2')
  expect(await before).toBe('settings/ 1')
  expect(await get('settings/')).toBe('settings/ 2')
})

test('a read that fails is tried again', async () => {
  const { source, get } = openReads()
  source.fails = true
  await expect(get('settings/')).rejects.toThrow('does not respond')
  source.fails = false
  expect(await get('settings/')).toBe('settings/ 2')
})
