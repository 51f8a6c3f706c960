import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readShellBuild, type ShellBuild } from '@samity/module-registry'
import type { Language } from '@samity/shared-api/contract'
import type { PageContext, ModuleRegistry } from '@samity/shared-api/module'

export type Shell = ShellBuild & {
  template: string
  styles: string
}

export function readShell(folder: string): Shell {
  const build = readShellBuild(folder)
  const styles = build.entry.css.map((file) => readStyles(path.join(folder, 'assets'), file, '/assets/'))
  return {
    ...build,
    template: readFileSync(path.join(folder, 'index.html'), 'utf8'),
    styles: styles.join('\n'),
  }
}

/**
 * Reads styles to inline in a page, which saves a round trip before the first paint. Relative URLs are
 * resolved against `base`.
 */
export const readStyles = (folder: string, file: string, base: string): string =>
  readFileSync(path.join(folder, file), 'utf8').replace(
    /url\((["']?)(?!["']?(?:data:|https?:|\/))/g,
    (_start, quote: string) => `url(${quote}${base}`,
  )

export type LinkedFile = { href: string; integrity: string }

/**
 * `pictureUrl` is the absolute URL of the picture for shared links. `noIndex` is for results of a visitor's
 * search and for 404: search engines must not index them. `styleFiles` are the URLs of the files in `styles`,
 * which the scripts would load otherwise. The scripts load right after the first paint with `startsAtOnce`,
 * else only when somebody uses the page. On a page of the back office `staffHeading` is the heading of the
 * screen, empty for an unknown path, and `staffLead` the line below it.
 */
export type PageContent = {
  language: Language
  title: string
  description: string
  addresses: Record<Language, string>
  siteName: string
  pictureUrl: string | undefined
  organisation: object
  noIndex: boolean
  html: string
  styles: string
  styleFiles: string[]
  scripts: LinkedFile[]
  startsAtOnce: boolean
  staffHeading: string | undefined
  staffLead: string | undefined
  context: PageContext
  registry: ModuleRegistry
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
/** JSON that cannot end the script element around it. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

export const noncePlaceholder = '%nonce%'

const attributesOf = ({ href, integrity }: LinkedFile, urlAttribute: 'href' | 'src') =>
  `${urlAttribute}="${href}" integrity="${integrity}" crossorigin="anonymous"`

export const shellFile = ({ integrity, hashes }: Shell, file: string): LinkedFile => ({
  href: `/assets/${file}`,
  integrity: integrity[file] ?? hashes[file] ?? '',
})

const script = (file: LinkedFile) => `<script defer ${attributesOf(file, 'src')}></script>`

/**
 * The script that requests what a page of the back office needs first. It waits neither for the style sheets
 * nor for the other scripts, and nothing waits for it.
 */
function earlyScript(shell: Shell): string {
  const files = Object.fromEntries(
    shell.staffFiles.map((file) => {
      const { href, integrity } = shellFile(shell, file)
      return [href, integrity]
    }),
  )
  return `<script async fetchpriority="high" ${attributesOf(shellFile(shell, shell.early), 'src')} data-files="${escapeHtml(JSON.stringify(files))}"></script>`
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  content ? [`<meta ${kind}="${name}" content="${escapeHtml(content)}" />`] : []

const locales: Record<Language, string> = { en: 'en_GB', bn: 'bn_BD' }

function metadataTags({
  title,
  description,
  language,
  addresses,
  siteName,
  pictureUrl,
  ...page
}: PageContent) {
  const canonicalUrl = escapeHtml(addresses[language])
  return [
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', 'website'),
    ...meta('property', 'og:site_name', siteName),
    ...meta('property', 'og:url', addresses[language]),
    ...meta('property', 'og:locale', locales[language]),
    ...meta('property', 'og:image', pictureUrl ?? ''),
    ...meta('name', 'twitter:card', pictureUrl ? 'summary_large_image' : 'summary'),
    ...(page.noIndex ? meta('name', 'robots', 'noindex, follow') : []),
    `<link rel="canonical" href="${canonicalUrl}" />`,
    ...(['en', 'bn'] as const).map(
      (one) => `<link rel="alternate" hreflang="${one}" href="${escapeHtml(addresses[one])}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addresses.en)}" />`,
    `<script type="application/ld+json">${toScriptJson(page.organisation)}</script>`,
  ]
}

const defaultIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%230b6e4f' d='M8 1l7 3v1H1V4zM2 6h2v6H2zm5 0h2v6H7zm5 0h2v6h-2zM1 13h14v2H1z'/%3E%3C/svg%3E"

function icons({ context }: PageContent): string[] {
  const { logo } = context.association
  if (!logo) return [`<link rel="icon" href="${defaultIcon}" />`]
  return [
    `<link rel="icon" type="image/webp" href="${escapeHtml(logo)}/320.webp" />`,
    `<link rel="apple-touch-icon" href="${escapeHtml(logo)}/320.jpg" />`,
  ]
}

function renderHead(shell: Shell, page: PageContent): string {
  return [
    ...(page.staffHeading !== undefined && shell.appearance ? [`<script>${shell.appearance}</script>`] : []),
    ...(page.staffHeading !== undefined && shell.early ? [earlyScript(shell)] : []),
    `<title>${escapeHtml(page.title)}</title>`,
    ...meta('name', 'description', page.description),
    ...icons(page),
    ...(page.html ? metadataTags(page) : []),
    ...(page.styles
      ? [`<style data-files="${escapeHtml(JSON.stringify(page.styleFiles))}">${page.styles}</style>`]
      : shell.entry.css.map(
          (file) => `<link rel="stylesheet" ${attributesOf(shellFile(shell, file), 'href')} />`,
        )),
    ...(page.html ? [shell.start] : [...shell.entry.js, shell.start]).map((file) =>
      script(shellFile(shell, file)),
    ),
  ].join('\n    ')
}

const noScriptHtml: Record<Language, string> = {
  en: '<noscript><p>This page needs JavaScript, which is switched off in this browser.</p><p><a href="/">Home</a></p></noscript>',
  bn: '<noscript><p>এই পাতাটির জন্য জাভাস্ক্রিপ্ট প্রয়োজন, যা এই ব্রাউজারে বন্ধ আছে।</p><p><a href="/bn">হোম</a></p></noscript>',
}

/**
 * The frame of a staff screen, for the time until the scripts have run. The shell removes it
 * (frame-skeleton.ts).
 */
const frameSkeleton = (siteName: string, heading: string, lead: string | undefined): string =>
  `<div id="frame-skeleton" aria-hidden="true"><div>${escapeHtml(siteName)}</div><div></div><div>${escapeHtml(heading)}${lead ? `<p>${escapeHtml(lead)}</p>` : ''}</div></div>`

const renderData = (
  shell: Shell,
  { html, scripts, startsAtOnce, context, registry, siteName, staffHeading, staffLead }: PageContent,
) =>
  [
    ...(staffHeading === undefined ? [] : [frameSkeleton(siteName, staffHeading, staffLead)]),
    ...(html
      ? [
          `<script type="application/json" id="scripts"${startsAtOnce ? ' data-at-once' : ''}>${toScriptJson([...shell.entry.js.map((file) => shellFile(shell, file)), ...scripts])}</script>`,
        ]
      : []),
    `<script type="application/json" id="page">${toScriptJson(context)}</script>`,
    `<script type="application/json" id="modules">${toScriptJson(registry)}</script>`,
    // the last element: everything before it is compressed once for all responses (send-page.ts)
    `<script type="application/json" id="nonce" nonce="${noncePlaceholder}"></script>`,
  ].join('\n    ')

export function writeHtml(shell: Shell, page: PageContent): string {
  const parts: Record<string, string> = {
    language: page.language,
    head: renderHead(shell, page),
    content: page.html || noScriptHtml[page.language],
    data: renderData(shell, page),
  }
  return shell.template.replace(
    /\{(language|head|content|data)\}/g,
    (_match, name: string) => parts[name] ?? '',
  )
}
