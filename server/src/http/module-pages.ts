import type { OpenRegistry } from '@samity/module-registry'
import { matchRoute } from '@samity/shared-api/module'
import type { Words } from '@samity/shared-api/contract'

export const noModulePage: Words = {
  en: 'No release of the module has this page.',
  bn: 'মডিউলের কোনো সংস্করণে এই পাতা নেই।',
}

export function findModulePage(registry: OpenRegistry, module: string, path: string) {
  const pages = registry
    .offered()
    .flatMap(({ name, descriptor }) => (name === module ? descriptor.routes : []))
  return matchRoute(pages, path.replace(/[?#].*/, ''))?.route
}
