import type { NavSection } from '../navigation/nav-match.ts'

/** Props of a section of the sidebar, expanded (`CollapsibleSection`) or collapsed (`Flyout`). */
export type SectionProps = {
  section: NavSection
  /** Path of the link of the open page, if it is in this section */
  current: string | undefined
  onFollow: (() => void) | undefined
}
