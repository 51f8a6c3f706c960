import type { DrawerProps } from 'antd'
import { useEffect, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { whenIdle } from './when-idle.ts'

const loadDrawer = async () => (await import('./AntDrawer.ts')).Drawer
const LazyDrawer = lazyPart<DrawerProps>(loadDrawer, () => null)

/** antd's drawer. Its code is loaded when the browser is idle, at the latest when the first drawer opens. */
export function Drawer(props: DrawerProps) {
  const { open = false } = props
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  // a failure is reported when somebody opens the drawer
  useEffect(() => whenIdle(() => void loadDrawer().catch(() => undefined)), [])
  return wasOpened ? <LazyDrawer {...props} /> : null
}
