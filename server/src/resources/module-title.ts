import type { OpenRegistry } from '@samity/module-registry'
import type { Words } from '@samity/shared-api/contract'

/** The title of a module; of one that was removed its name. */
export const titleOfModule = (registry: OpenRegistry, module: string): Words =>
  registry.offered().find(({ name }) => name === module)?.descriptor.title ?? { en: module, bn: module }
