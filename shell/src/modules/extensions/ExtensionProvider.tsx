import type { Role } from '@samity/shared-api/contract/roles'
import { ExtensionContext, lazyPart, LoadingState, type FindExtensions } from '@samity/shared-ui/core'
import { useMemo, type ReactNode } from 'react'
// with those of the frame: a style sheet of their own would be one more request
import './extension.module.css'
import { waitForIdle } from '../loading/idle.ts'
import { useFindExtensions } from './find-extensions.ts'

/** A file of its own, loaded when the browser is idle: the screen with its data comes first. */
const ExtensionOutlet = lazyPart(async () => {
  await waitForIdle()
  return (await import(/* webpackChunkName: "extensions" */ './ExtensionOutlet.tsx')).ExtensionOutlet
}, LoadingState)

export function ExtensionProvider({ role, children }: { role: Role; children: ReactNode }) {
  const findExtensions = useFindExtensions(role)
  const find = useMemo<FindExtensions>(
    () => (slot, props) =>
      findExtensions(slot).map((extension) => ({
        key: extension.key,
        id: extension.id,
        title: extension.title,
        content: <ExtensionOutlet key={extension.key} source={extension} slot={slot} slotProps={props} />,
      })),
    [findExtensions],
  )
  return <ExtensionContext value={find}>{children}</ExtensionContext>
}
