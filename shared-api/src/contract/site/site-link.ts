import type { Words } from '../words.ts'

/** A public page of a module that the footer of the website links to. */
export type SiteLink = { path: string; title: Words }
