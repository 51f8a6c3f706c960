import type { ActiveModule, Descriptor } from '@samity/shared-api/module'

export const aModule = (name: string, release: string, over: Partial<Descriptor> = {}): ActiveModule => ({
  name,
  release,
  base: `/releases/${name}/${release}/`,
  integrity: {},
  descriptor: {
    name,
    title: { en: name, bn: name },
    contract: 1,
    requires: { shell: '^1.1', 'shared-ui': '^1.0', api: '^1.0' },
    routes: [],
    nav: [],
    ...over,
  },
})
