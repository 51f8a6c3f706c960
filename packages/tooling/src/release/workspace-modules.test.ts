import path from 'node:path'
import { checkDescriptor, folderOf, readDescriptor, readJson } from '@samity/module-registry'
import { refuseOlderShell } from './shell-requirement.ts'
import { moduleNames } from '../workspace.ts'
import { exposedScreens } from '../build/exposed-screens.ts'

const descriptors = moduleNames().map((name) =>
  readDescriptor(readJson(path.join(folderOf(name), 'module.json')), `${name}/module.json`),
)

test.each(descriptors)(
  '$name has a descriptor that fits its code and claims nothing of the other modules',
  (descriptor) => {
    const screens = exposedScreens(path.join(folderOf(descriptor.name), 'src/module.tsx'))
    const others = descriptors.filter((other) => other !== descriptor)
    expect(() => checkDescriptor(descriptor, [...screens.keys()], others)).not.toThrow()
  },
)

test.each(descriptors)('$name requires a shell that shares its runtime', (descriptor) => {
  expect(() => refuseOlderShell(descriptor)).not.toThrow()
  const { requires } = descriptor
  expect(() => refuseOlderShell({ ...descriptor, requires: { ...requires, shell: '^1.0' } })).toThrow(
    'needs shell 1.1.0 or later',
  )
})

const promisedRoutes = `
  /, /committee, /member-list, /media, /contact, /helpline, /notices, /signin, /setup, /reset, /dashboard
  profile, formSetup, renter, Advocate, Advocate/:id, Advocate-list, addBuilding, add-category, addBank, addMedia, addCommittee,
  config-position, vokalatnama, vokalatnama/:id, sale-list, bailbondSale, bailbondSale/:id, bailbond-list, advocate-all-fees,
  advocate-all-fees/:id, advocate-all-fee-list, associate-renewal, associate-renewal/:id, associate-renewal-list,
  advocate-change, advocate-change/:id, advocate-change-list, shop-rent, shop-rent/:id, shop-rent-list, donation,
  donation/:id, donation-list, electricity-bill-collect, electricity-bill-collect/:id, electricity-bill-list,
  bank-interest-collect, bank-interest-collect/:id, bank-interest-list, form-sale, form-sale/:id, form-sale-list,
  probable-income-list, probable-expanse-list, add-expanse, monthly-income-list, monthly-expanse-list, income-report,
  expanse-report, general-income-report, welfare-fund-report, passwordChange, users, settings, modules, messages, stock,
  agreement, audit, import, receipt/:number
`
  .split(/[\s,]+/)
  .filter(Boolean)
  .map((entry) => (entry.startsWith('/') ? entry : `/dashboard/${entry}`))

test('every path that the specification promises belongs to the shell or a module', () => {
  const shell = readJson(path.join(folderOf('shell'), 'routes.json')) as { routes: { path: string }[] }
  const claimed = [shell, ...descriptors].flatMap(({ routes }) => routes.map((route) => route.path))
  expect(promisedRoutes.filter((route) => !claimed.includes(route))).toEqual([])
})
