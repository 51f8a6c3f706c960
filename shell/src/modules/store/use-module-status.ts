import type { ActiveModule } from '@samity/shared-api/module'
import { useSyncExternalStore } from 'react'
import type { ModuleState } from './module-state.ts'
import { moduleStore } from './module-store.ts'

export function useModuleStatus(module: ActiveModule): ModuleState['status'] {
  const getStatus = () => moduleStore.entryOf(module).state.status
  return useSyncExternalStore(moduleStore.subscribe, getStatus, getStatus)
}
