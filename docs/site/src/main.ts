import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from '@rspress/core'
import { root } from '@samity/module-registry'
import { moveScriptsToFiles } from './external-scripts.ts'
import { makeSidebar } from './sidebar.ts'
import { listSitePages, type SitePage } from './site-pages.ts'
import { stagePages } from './stage-pages.ts'

/*
 * `npm run docs`: writes the documentation as one static site into docs/site/dist. The arguments are the file
 * of the OpenAPI document and the folder of the built gallery.
 */

const here = path.join(import.meta.dirname, '..')
const staged = path.join(root, '.cache/docs-pages')
const target = path.join(here, 'dist')

/** The reference of the API: Swagger UI, as the server has it, with the document beside it. */
function stageReference(document: string, folder: string): void {
  cpSync(path.join(here, 'src/reference'), folder, { recursive: true })
  const ui = path.join(here, 'node_modules/@fastify/swagger-ui/static')
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE'])
    if (existsSync(path.join(ui, name))) cpSync(path.join(ui, name), path.join(folder, name))
  cpSync(document, path.join(folder, 'openapi.json'))
}

function stageGallery(gallery: string, folder: string): void {
  const unused = /(?:\.map|project\.json|runtime-error\.html)$/
  cpSync(gallery, folder, { recursive: true, filter: (file) => !unused.test(file) })
}

function stageSite(pages: readonly SitePage[], document: string, gallery: string): void {
  rmSync(staged, { recursive: true, force: true })
  mkdirSync(staged, { recursive: true })
  stagePages(pages, staged)
  stageReference(document, path.join(staged, 'public/reference'))
  stageGallery(gallery, path.join(staged, 'public/gallery'))
}

/**
 * The drawn columns of the website. Without an icon, browsers ask for /favicon.ico, which the product does
 * not have.
 */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%230b6e4f' d='M8 1l7 3v1H1V4zM2 6h2v6H2zm5 0h2v6H7zm5 0h2v6h-2zM1 13h14v2H1z'/%3E%3C/svg%3E"

async function buildSite(pages: readonly SitePage[]): Promise<void> {
  const config = {
    root: staged,
    base: '/docs/',
    outDir: target,
    lang: 'en',
    title: 'Samity',
    description: 'Guides, handbook, API reference and gallery of Samity',
    head: [['link', { rel: 'icon', href: icon }] satisfies [string, Record<string, string>]],
    globalStyles: path.join(here, 'src/site.css'),
    // the search library names its own file for a worker that Rspress does not start; it would be a path of
    // this machine
    builderConfig: { source: { define: { 'import.meta.url': JSON.stringify('file:///samity/search.js') } } },
    globalUIComponents: [path.join(here, 'src/PageLanguage.tsx')],
    themeConfig: {
      nav: [
        { text: 'Guides', link: '/', activeMatch: '^/$' },
        { text: 'Handbook', link: '/handbook/en/first-day', activeMatch: '/handbook/en' },
        { text: 'সহায়িকা', link: '/handbook/bn/first-day', activeMatch: '/handbook/bn' },
        { text: 'Architecture', link: '/architecture' },
        { text: 'Decisions', link: '/decisions/' },
        { text: 'API', link: '/api-reference' },
        { text: 'Gallery', link: '/gallery-of-parts' },
      ],
      sidebar: makeSidebar(pages),
    },
  }
  rmSync(target, { recursive: true, force: true })
  await build({ docDirectory: staged, config, configFilePath: '' })
}

function changeFiles(folder: string, end: string, change: (text: string) => string): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(end))) {
    const file = path.join(folder, name)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
}

const [document, gallery] = process.argv.slice(2)
if (!document || !gallery) throw new Error('Usage: main.ts <OpenAPI document> <folder of the gallery>')
const pages = listSitePages()
stageSite(pages, document, gallery)
await buildSite(pages)
// Rspress writes the addresses of fonts in styles without the base
changeFiles(path.join(target, 'static/css'), '.css', (css) =>
  css.replaceAll('url(/static/', 'url(/docs/static/'),
)
moveScriptsToFiles(target)
console.log(`The documentation is in ${path.relative(root, target)}.`)
