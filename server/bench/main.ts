import { lineOf, NotMeasured, type Report } from './figure.ts'

/** All measurements, by their name on the command line: `npm run bench -- api`. */
const measurements: Record<string, () => Promise<{ measure: (report: Report) => Promise<void> }>> = {
  api: () => import('./api.ts'),
  gateway: () => import('./gateway.ts'),
  bundle: () => import('./bundle.ts'),
  offices: () => import('./offices.ts'),
  reports: () => import('./reports.ts'),
  'staff-pages': () => import('./staff-pages.ts'),
  'public-pages': () => import('./public-pages.ts'),
  'advocate-list': () => import('./advocate-list.ts'),
  navigation: () => import('./navigation.ts'),
  start: () => import('./start.ts'),
}

const print = (line: string) => process.stdout.write(`${line}\n`)

const names = process.argv.slice(2)
const unknownNames = names.filter((name) => !(name in measurements))
if (unknownNames.length > 0) {
  print(
    `There is no measurement '${unknownNames[0]}'. Usage: bench [NAME …], with no name for all of: ${Object.keys(measurements).join(', ')}.`,
  )
  process.exit(1)
}

for (const [name, load] of Object.entries(measurements)) {
  if (names.length > 0 && !names.includes(name)) continue
  try {
    const { measure } = await load()
    await measure((figure) => print(lineOf(figure)))
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error
    print(`${name}: not measured. ${error.message}`)
  }
}
