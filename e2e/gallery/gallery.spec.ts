import { expect, readStories, test } from './gallery-page.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

for (const [title, stories] of readStories())
  for (const language of ['en', 'bn'] as const)
    test(`${title} in ${language} has no axe violations and fits a phone`, async ({ galleries }) => {
      const gallery = galleries[`${language} light`]
      const problems: string[] = []
      for (const { id } of stories) {
        gallery.complaints.length = 0
        await gallery.resize(desktop.width, desktop.height)
        await gallery.show(id)
        for (const { width, height } of [desktop, phone]) {
          await gallery.resize(width, height)
          const violations = await gallery.findViolations()
          problems.push(...violations.map((violation) => `${id} at ${width} pixels: ${violation}`))
        }
        const overflow = await gallery.overflow()
        if (overflow > 0) problems.push(`${id} is ${overflow} pixels wider than a phone`)
        problems.push(...gallery.complaints.map((complaint) => `${id}: ${complaint}`))
      }
      expect(problems).toEqual([])
    })

test('every prop has a description', async ({ galleries }) => {
  const propsByTitle = await galleries['en light'].readProps()
  expect(propsByTitle.get('data/DataTable')).toHaveProperty('rows')
  const undescribed = [...propsByTitle].flatMap(([title, props]) =>
    Object.entries(props)
      // a prop of an HTML element or of antd, which a story only sets, has no type here
      .filter(([, { table, description }]) => table?.type && !description)
      .map(([name]) => `${title}: ${name}`),
  )
  expect(undescribed).toEqual([])
})
