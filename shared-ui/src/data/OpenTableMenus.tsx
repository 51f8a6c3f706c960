import { Button, Checkbox, Popover } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSay, useWords } from '../words/index.ts'
import { popupContainerOf } from './MenuButton.tsx'
import { menuWords, type TableMenu, type TableMenusProps } from './table-menu.ts'
import styles from './DataTable.module.css'
import { Views } from './Views.tsx'

export type OpenMenusProps = TableMenusProps & {
  /** The menu that is open at first */
  first: TableMenu
}

export function OpenTableMenus({ columns, hasViews, isVisible, onToggle, first }: OpenMenusProps) {
  const say = useSay()
  return (
    <>
      <Menu menu="columns" first={first}>
        {() =>
          columns.map(({ name, label }) => (
            <Checkbox
              key={name}
              checked={isVisible(name)}
              onChange={(event) => onToggle(name, event.target.checked)}
            >
              {say(label)}
            </Checkbox>
          ))
        }
      </Menu>
      {hasViews && (
        <Menu menu="views" first={first}>
          {(close) => <Views onChoose={close} />}
        </Menu>
      )}
    </>
  )
}

type MenuProps = { menu: TableMenu; first: TableMenu; children: (close: () => void) => ReactNode }

function Menu({ menu, first, children }: MenuProps) {
  const t = useWords(menuWords)
  const [isOpen, setIsOpen] = useState(menu === first)
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setIsOpen}
      destroyOnHidden
      getPopupContainer={popupContainerOf}
      content={<div className={styles.menu}>{children(() => setIsOpen(false))}</div>}
    >
      <Button aria-expanded={isOpen} autoFocus={menu === first}>
        {t[menu]}
      </Button>
    </Popover>
  )
}
