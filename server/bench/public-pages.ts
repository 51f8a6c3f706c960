import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { emulateSlowNetwork, withBrowser } from './browser.ts'
import { measureAlternately, NotMeasured, type Report } from './figure.ts'
import { measureRate } from './load.ts'
import { withTempFolder, withProduct } from './product.ts'
import { startProgram } from './programs.ts'

const rounds = 3
const paths = { home: '/', 'member list': '/member-list', gallery: '/media' }

type PageMetrics = { paint: number; shift: number; scripts: number }

/** Measures a visitor's first load of a page: empty caches, slow 4G, a processor four times slower. */
async function visit(browser: Browser, url: string): Promise<PageMetrics> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const devtools = await emulateSlowNetwork(context, page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      const metrics = { paint: 0, shift: 0 }
      Object.assign(globalThis, { seen: metrics })
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) metrics.paint = startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          metrics.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(() => {
      const { paint, shift } = Reflect.get(globalThis, 'seen') as Pick<PageMetrics, 'paint' | 'shift'>
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      return { paint, shift, scripts: scripts / 1024 }
    })
  } finally {
    await context.close()
  }
}

/** Returns the same content as a handwritten page: one file with its styles, without scripts and data. */
const asStaticPage = (html: string): string =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link rel="(?:preload|manifest)"[^>]*>/g, '')

const fetchPage = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { accept: 'text/html' } })).text()

/** Serves static copies of the pages, and fetches the files that they link to from the product. */
async function withStaticPages<T>(product: string, work: (url: string) => Promise<T>): Promise<T> {
  const pages = new Map<string, Buffer>()
  for (const pagePath of Object.values(paths))
    pages.set(pagePath, gzipSync(asStaticPage(await fetchPage(product + pagePath)), { level: 9 }))
  const files = new Map<string, { type: string; bytes: Buffer }>()
  const serve = async (url: string, response: ServerResponse): Promise<void> => {
    const page = pages.get(url)
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
      response.end(page)
      return
    }
    const file = files.get(url) ?? (await readFrom(product + url))
    files.set(url, file)
    response.writeHead(200, { 'content-type': file.type })
    response.end(file.bytes)
  }
  const server = createServer(({ url = '/' }, response) => {
    void serve(url, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function readFrom(url: string): Promise<{ type: string; bytes: Buffer }> {
  const response = await fetch(url)
  return {
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

async function measurePaints(
  report: Report,
  browser: Browser,
  product: string,
  staticUrl: string,
): Promise<void> {
  for (const [name, pagePath] of Object.entries(paths)) {
    // warm up both servers
    await visit(browser, staticUrl + pagePath)
    await visit(browser, product + pagePath)
    const visits: PageMetrics[] = []
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
      goal: { atMost: 1.15 },
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

/** Measures a cached page, compared with a compressed file of the same content that nginx sends. */
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

/** Measures how long a visitor waits, compared with one static page, and how many requests the server handles. */
export const measure = (report: Report): Promise<void> =>
  withProduct(
    async ({ url }) => {
      await withBrowser((browser) =>
        withStaticPages(url, (staticUrl) => measurePaints(report, browser, url, staticUrl)),
      )
      await measureCachedPage(report, url)
    },
    ['--demo'],
  )
