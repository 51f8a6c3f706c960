import { lazyPart } from '@samity/shared-ui/core'
import { useAtomValue } from 'jotai'
import { registryAtom } from '../modules/registry/registry.ts'

const ModuleNoticeList = lazyPart(
  async () => (await import(/* webpackChunkName: "notices" */ './ModuleNoticeList.tsx')).ModuleNoticeList,
  () => null,
)

/** Automatic rollbacks and registry errors, on every page of administrators. There seldom are any. */
export function ModuleNotices() {
  const { notices = [], problem } = useAtomValue(registryAtom)
  return notices.length > 0 || problem ? <ModuleNoticeList /> : null
}
