import { lineOf, NotMeasured, type Report } from './figure.ts'

const measurements: Record<string, () => Promise<(report: Report) => Promise<void>>> = {
  api: async () => (await import('./api.ts')).measureApi,
  gateway: async () => (await import('./gateway.ts')).measureGateway,
  audit: async () => (await import('./audit.ts')).measureAudit,
  bundle: async () => (await import('./bundle.ts')).measureBundle,
  offices: async () => (await import('./offices.ts')).measureOffices,
  imports: async () => (await import('./imports.ts')).measureImports,
  memory: async () => (await import('./memory.ts')).measureMemory,
  reports: async () => (await import('./reports.ts')).measureReports,
  'staff-pages': async () => (await import('./staff-pages.ts')).measureStaffPages,
  'public-pages': async () => (await import('./public-pages.ts')).measurePublicPages,
  'advocate-list': async () => (await import('./advocate-list.ts')).measureAdvocateList,
  navigation: async () => (await import('./navigation.ts')).measureNavigation,
  start: async () => (await import('./start.ts')).measureStart,
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
    const measure = await load()
    await measure((figure) => print(lineOf(figure)))
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error
    print(`${name}: not measured. ${error.message}`)
  }
}
