import { Button } from 'antd'
import { useState } from 'react'
import { lazyPart } from '../core/lazy-part.tsx'
import { useWords } from '../words/index.ts'
import type { OpenMenusProps } from './OpenTableMenus.tsx'
import { menuWords, type TableMenu, type TableMenusProps } from './table-menu.ts'

/** The only import: the bundler makes a file of each */
export const loadExtras = () => import('./table-extras.ts')

const OpenTableMenus = lazyPart<OpenMenusProps>(
  async () => (await loadExtras()).OpenTableMenus,
  () => <MenuButtons hasViews />,
)

/** The buttons 'Columns' and 'Presets' of a table. The first click loads the menus. */
export function TableMenus(props: TableMenusProps) {
  const [first, setFirst] = useState<TableMenu>()
  return first ? <OpenTableMenus {...props} first={first} /> : <MenuButtons {...props} onOpen={setFirst} />
}

function MenuButtons({ hasViews, onOpen }: { hasViews: boolean; onOpen?: (menu: TableMenu) => void }) {
  const t = useWords(menuWords)
  const button = (menu: TableMenu) => (
    <Button aria-expanded={false} onClick={() => onOpen?.(menu)}>
      {t[menu]}
    </Button>
  )
  return (
    <>
      {button('columns')}
      {hasViews && button('views')}
    </>
  )
}
