import type { Role } from '@samity/shared-api/contract/roles'
import { extensionReportName, mayUseExtension } from '@samity/shared-api/contract/system/extensions'
import type { ActiveModule, ExtensionEntry, ModuleRegistry } from '@samity/shared-api/module'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { registryAtom, usePageModules } from '../registry/registry.ts'
import { moduleScreenSource, type ScreenSource } from '../screen/screen-source.ts'

export type SlotExtension = ScreenSource & { id: string; order: number }

const toExtension = (module: ActiveModule, entry: ExtensionEntry): SlotExtension => ({
  ...moduleScreenSource(module, entry.extension, extensionReportName(entry)),
  id: entry.id,
  order: entry.order,
  title: entry.title,
})

export const findExtensions = (
  { modules, permissions }: Pick<ModuleRegistry, 'modules' | 'permissions'>,
  slot: string,
  role: Role,
): SlotExtension[] =>
  modules
    .flatMap((module) =>
      (module.descriptor.extensions ?? [])
        // the registry has only those of the role; the descriptor of a module override has all
        .filter((entry) => entry.slot === slot && mayUseExtension(entry, role, permissions))
        .map((entry) => toExtension(module, entry)),
    )
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))

/** Returns a function that finds extensions of the releases on this page. It changes with them. */
export function useFindExtensions(role: Role): (slot: string) => SlotExtension[] {
  const modules = usePageModules()
  const { permissions } = useAtomValue(registryAtom)
  return useCallback(
    (slot) => findExtensions({ modules, ...(permissions && { permissions }) }, slot, role),
    [modules, permissions, role],
  )
}
