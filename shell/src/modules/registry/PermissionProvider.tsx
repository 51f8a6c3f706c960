import { PermissionContext } from '@samity/shared-ui/core'
import { useAtomValue } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import { registryAtom } from './registry.ts'

export function PermissionProvider({ children }: { children: ReactNode }) {
  const { permissions } = useAtomValue(registryAtom)
  const granted = useMemo(() => new Set(permissions), [permissions])
  return <PermissionContext value={granted}>{children}</PermissionContext>
}
