import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { emulateSlowDevice, withBrowser } from './browser.ts'
import { measureAlternately, NotMeasured, type Report } from './figure.ts'
import { measureRate } from './load.ts'
import { readMetrics, readScriptKib, recordMetrics, type PageMetrics } from './page-metrics.ts'
import { withTempFolder, withProduct } from './product.ts'
import { startProgram } from './programs.ts'
import { withStaticPages, type StaticPages } from './static-pages.ts'

const rounds = 3
/** Each page with its goal: how much later than the static page its largest content may appear. */
const pages: Record<string, { path: string; atMost: number }> = {
  home: { path: '/', atMost: 1.15 },
  'member list': { path: '/member-list', atMost: 1.15 },
  gallery: { path: '/media', atMost: 1.15 },
  'check page': { path: '/check', atMost: 1.05 },
}

/** `scripts` is their size in KiB, compressed. */
type Visit = PageMetrics & { scripts: number }

/** Measures a visitor's first load of a page: empty caches, slow 4G, a processor four times slower. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    await emulateSlowDevice(page)
    await recordMetrics(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    return { ...(await readMetrics(page)), scripts: await readScriptKib(page) }
  } finally {
    await context.close()
  }
}

const fetchPage = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { accept: 'text/html' } })).text()

/** Returns the same content as a handwritten page: one file with its styles, without scripts and data. */
const asStaticPage = (html: string): string =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link rel="(?:preload|manifest)"[^>]*>/g, '')

async function copyPages(product: string): Promise<StaticPages> {
  const copies: StaticPages = new Map()
  for (const { path: pagePath } of Object.values(pages))
    copies.set(pagePath, asStaticPage(await fetchPage(product + pagePath)))
  return copies
}

async function measurePaints(
  report: Report,
  browser: Browser,
  product: string,
  staticUrl: string,
): Promise<void> {
  for (const [name, { path: pagePath, atMost }] of Object.entries(pages)) {
    // warm up both servers
    await visit(browser, staticUrl + pagePath)
    await visit(browser, product + pagePath)
    const visits: Visit[] = []
    const { ours, reference } = await measureAlternately(
      rounds,
      async () => {
        const metrics = await visit(browser, product + pagePath)
        visits.push(metrics)
        return metrics.paint
      },
      async () => (await visit(browser, staticUrl + pagePath)).paint,
    )
    report({
      label: `${name}: largest contentful paint, cold, slow 4G, CPU 4×`,
      ours,
      unit: 'ms',
      reference: { label: 'one static HTML page', value: reference },
      goal: { atMost },
    })
    report({
      label: `${name}: layout shift`,
      ours: Math.max(...visits.map(({ shift }) => shift)),
      unit: '',
      goal: { atMost: 0.004 },
    })
    report({
      label: `${name}: scripts of the first load, brotli`,
      ours: Math.max(...visits.map(({ scripts }) => scripts)),
      unit: 'KiB',
      goal: { atMost: 100 },
    })
  }
}

const pageHeaders = { accept: 'text/html', 'accept-encoding': 'gzip' }

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file))

async function measureCachedPage(report: Report, product: string): Promise<void> {
  if (!nginx) throw new NotMeasured('There is no nginx here to compare a cached page with: install nginx.')
  const program = nginx
  await withTempFolder(async (folder) => {
    const html = await fetchPage(`${product}/member-list`)
    mkdirSync(path.join(folder, 'site'))
    writeFileSync(path.join(folder, 'site/page.html'), html)
    writeFileSync(path.join(folder, 'site/page.html.gz'), gzipSync(html, { level: 9 }))
    const nginxServer = await startProgram({
      command: program,
      args: (port) => {
        writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port))
        return ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;']
      },
      readyPath: '/page.html',
    })
    try {
      const { ours, reference } = await measureAlternately(
        rounds,
        () => measureRate({ url: `${product}/member-list`, headers: pageHeaders }),
        () => measureRate({ url: `${nginxServer.url}/page.html`, headers: pageHeaders }),
      )
      report({
        label: 'cached member list, 8 clients',
        ours,
        unit: 'a second',
        reference: { label: 'nginx, static file', value: reference },
        goal: { atLeast: 0.5 },
      })
    } finally {
      await nginxServer.stop()
    }
  })
}

/** Under root, nginx would run its worker as a user who may not read the folder. */
const user = process.getuid?.() === 0 ? 'user root;' : ''

const configuration = (folder: string, port: number): string => `
${user}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  types { text/html html; }
  gzip_static on;
  server { listen 127.0.0.1:${port}; root ${folder}/site; }
}
`

export const measurePublicPages = (report: Report): Promise<void> =>
  withProduct(
    async ({ url }) => {
      const copies = await copyPages(url)
      await withBrowser((browser) =>
        withStaticPages(url, copies, (staticUrl) => measurePaints(report, browser, url, staticUrl)),
      )
      await measureCachedPage(report, url)
    },
    ['--demo'],
  )
