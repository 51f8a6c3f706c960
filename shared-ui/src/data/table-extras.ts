// One file, which loads when a filter is in use or somebody opens a menu of the table.
export { FilterChips } from './FilterChips.tsx'
export { OpenTableMenus } from './OpenTableMenus.tsx'
