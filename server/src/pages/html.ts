import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@samity/shared-api/contract'
import type { PageFacts, Registry, RouteEntry } from '@samity/shared-api/module'

/** What a build of the shell says about itself (shell/dist/shell.json). */
export type ShellBuild = {
  version: string
  entry: { js: string[]; css: string[] }
  /** The script that brings the entry's to a page that can be read already */
  start: string
  integrity: Record<string, string>
  routes: RouteEntry[]
}

export type Shell = ShellBuild & { template: string }

export function readShell(folder: string): Shell {
  // written by the shell's build
  const build = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')) as ShellBuild
  return { ...build, template: readFileSync(path.join(folder, 'index.html'), 'utf8') }
}

export type LinkedFile = { href: string; integrity: string }

/** Everything that tells one page from another. */
export type PageContent = {
  language: Language
  title: string
  description: string
  /** The address of this page, and of the same page in the other language */
  canonical: string
  other: { language: Language; href: string } | undefined
  siteName: string
  /** Finished HTML of the screen; empty when the browser makes it */
  html: string
  styles: LinkedFile[]
  /** Scripts of the screen's module, asked for together with the shell's */
  scripts: LinkedFile[]
  facts: PageFacts
  registry: Registry
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
/** JSON that cannot end the element it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Stands where the nonce of each response goes. */
export const noncePlace = '%nonce%'

const attributes = ({ href, integrity }: LinkedFile) =>
  `href="${href}" integrity="${integrity}" crossorigin="anonymous"`

const own = (shell: Shell, file: string): LinkedFile => ({
  href: `/assets/${file}`,
  integrity: shell.integrity[file] ?? '',
})

const script = (file: LinkedFile) => {
  const { href, integrity } = file
  return `<script defer src="${href}" integrity="${integrity}" crossorigin="anonymous"></script>`
}

function head(shell: Shell, page: PageContent): string {
  const title = escapeHtml(page.title)
  const description = escapeHtml(page.description)
  return [
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${description}" />`] : []),
    ...(page.html
      ? [
          `<meta property="og:title" content="${title}" />`,
          ...(description ? [`<meta property="og:description" content="${description}" />`] : []),
          '<meta property="og:type" content="website" />',
          `<meta property="og:site_name" content="${escapeHtml(page.siteName)}" />`,
          `<meta property="og:url" content="${escapeHtml(page.canonical)}" />`,
          `<link rel="canonical" href="${escapeHtml(page.canonical)}" />`,
        ]
      : []),
    ...(page.html && page.other
      ? [`<link rel="alternate" hreflang="${page.other.language}" href="${escapeHtml(page.other.href)}" />`]
      : []),
    ...[...shell.entry.css.map((file) => own(shell, file)), ...page.styles].map(
      (file) => `<link rel="stylesheet" ${attributes(file)} />`,
    ),
    ...(page.html ? [shell.start] : shell.entry.js).map((file) => script(own(shell, file))),
  ].join('\n    ')
}

const data = (shell: Shell, { html, scripts, facts, registry }: PageContent) =>
  [
    ...(html
      ? [
          `<script type="application/json" id="scripts">${inScript([...shell.entry.js.map((file) => own(shell, file)), ...scripts])}</script>`,
        ]
      : []),
    `<script type="application/json" id="page" nonce="${noncePlace}">${inScript(facts)}</script>`,
    `<script type="application/json" id="modules">${inScript(registry)}</script>`,
  ].join('\n    ')

/** A whole page, but for the nonce. */
export function writeHtml(shell: Shell, page: PageContent): string {
  const parts: Record<string, string> = {
    language: page.language,
    head: head(shell, page),
    content: page.html,
    data: data(shell, page),
  }
  return shell.template.replace(
    /\{(language|head|content|data)\}/g,
    (_place, name: string) => parts[name] ?? '',
  )
}
