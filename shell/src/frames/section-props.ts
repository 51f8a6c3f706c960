import type { NavSection } from '../navigation/nav-match.ts'

export type SectionProps = {
  section: NavSection
  /** Path of the link of the open page, if it is in this section */
  current: string | undefined
  onFollow: (() => void) | undefined
}
