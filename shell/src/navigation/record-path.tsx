import type { Role } from '@samity/shared-api/contract/roles'
import { matchRoute, type ActiveModule, type RecordPath } from '@samity/shared-api/module'
import { fillRecordPath, RecordPathContext, useRole } from '@samity/shared-ui/core'
import { useAtomValue } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import { registryAtom, usePageModules } from '../modules/registry/registry.ts'

type Person = { role: Role; permissions?: string[] | undefined }

/** Finds the records that active modules open, for a person who may open the screen. */
export const recordPathOf =
  (modules: ActiveModule[], { role, permissions = [] }: Person): RecordPath =>
  (kind, values) => {
    const descriptor = modules.find(({ descriptor: { opens = {} } }) =>
      Object.hasOwn(opens, kind),
    )?.descriptor
    const path = fillRecordPath(descriptor?.opens?.[kind], values)
    if (!descriptor || !path) return undefined
    const { allow, permission } = matchRoute(descriptor.routes, path.replace(/\?.*/, ''))?.route ?? {}
    const mayOpen = allow?.includes(role) && (!permission || permissions.includes(permission))
    return mayOpen ? path : undefined
  }

export function RecordPathProvider({ children }: { children: ReactNode }) {
  const modules = usePageModules()
  const { permissions } = useAtomValue(registryAtom)
  const role = useRole()
  const recordPath = useMemo<RecordPath>(
    () => (role ? recordPathOf(modules, { role, permissions }) : () => undefined),
    [modules, role, permissions],
  )
  return <RecordPathContext value={recordPath}>{children}</RecordPathContext>
}
