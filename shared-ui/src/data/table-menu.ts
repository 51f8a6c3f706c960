import type { Words } from '@samity/shared-api/contract'

export const menuWords = {
  columns: { en: 'Columns', bn: 'কলাম' },
  // not 'Views': tests and people look for the row action 'View'
  views: { en: 'Presets', bn: 'প্রিসেট' },
}
export type TableMenu = keyof typeof menuWords

export type TableMenusProps = {
  columns: readonly { name: string; label: Words }[]
  /** The URL has the filters, the order and the columns, so that people can store it */
  hasViews: boolean
  isVisible: (name: string) => boolean
  onToggle: (name: string, isVisible: boolean) => void
}
