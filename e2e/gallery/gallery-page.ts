import { readFileSync } from 'node:fs'
import { expect, test as base, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { collectComplaints } from '../fixtures.ts'

const folder = new URL(process.env['GALLERY_FOLDER'] ?? '../../.cache/gallery/', import.meta.url)

type IndexEntry = { id: string; title: string; name: string; type: 'story' | 'docs' }

export function readStories(): Map<string, IndexEntry[]> {
  const { entries } = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as {
    entries: Record<string, IndexEntry>
  }
  return Map.groupBy(
    Object.values(entries).filter(({ type }) => type === 'story'),
    ({ title }) => title,
  )
}

type Prop = { description?: string; table?: { type?: object } }
type Preview = { extract: () => Promise<Record<string, { title: string; argTypes: Record<string, Prop> }>> }
type Channel = {
  on: (event: string, listener: (payload: { storyId?: string; status?: string }) => void) => void
  emit: (event: string, payload: object) => void
}
declare const window: {
  axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
  __STORYBOOK_PREVIEW__: Preview
  __STORYBOOK_ADDONS_CHANNEL__: Channel
}

const axeOptions: RunOptions = {
  resultTypes: ['violations'],
  // a story is a part of a page, which has the heading, and popups stand outside of `main`
  rules: { 'page-has-heading-one': { enabled: false }, region: { enabled: false } },
}

export class GalleryPage {
  private readonly page: Page
  readonly complaints: string[] = []
  private pendingRequests = 0

  constructor(page: Page) {
    this.page = page
    page.on('request', () => this.pendingRequests++)
    page.on('requestfinished', () => this.pendingRequests--)
    page.on('requestfailed', () => this.pendingRequests--)
    collectComplaints(page, this.complaints)
  }

  async open(look: Look): Promise<void> {
    // a story that shows today has the same picture every day
    await this.page.clock.setFixedTime(new Date('2026-11-22T06:00:00Z'))
    await this.page.route('http://localhost/**', (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ path: new URL(`.${pathname}`, folder).pathname })
    })
    // once for all stories; AxeBuilder would send it to the page for each
    await this.page.addInitScript(axe.source)
    await this.page.goto('http://localhost/iframe.html?viewMode=story')
    await this.page.waitForFunction(() => !!window.__STORYBOOK_PREVIEW__)
    // the URL sets globals only together with a story
    await this.page.evaluate(
      (globals) =>
        new Promise((resolve) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__
          channel.on('globalsUpdated', resolve)
          channel.emit('updateGlobals', { globals })
        }),
      // the panel of the accessibility addon would check each story a second time
      { ...look, a11y: { manual: true } },
    )
  }

  async show(storyId: string): Promise<void> {
    const status = await this.page.evaluate(
      (id) =>
        new Promise<string>((resolve) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__
          channel.on('storyFinished', (finished) => {
            if (finished.storyId === id) resolve(finished.status ?? '')
          })
          channel.on('storyMissing', () => resolve('missing'))
          channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
        }),
      storyId,
    )
    expect(status, storyId).toBe('success')
    await this.settle()
  }

  /** Waits for parts that load late, and for animations: a text that fades in has no contrast yet. */
  private async settle(): Promise<void> {
    await expect.poll(() => this.pendingRequests, { intervals: [20] }).toBe(0)
    await this.page.evaluate(async () => {
      // the part that has just arrived renders
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      // by turns of an idle browser: on a busy machine the code of a part takes longer than any time
      for (let turn = 0; turn < 20 && document.querySelector('[data-loading]'); turn++)
        await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 20)))
      const animations = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      await Promise.allSettled(animations.map(({ finished }) => finished))
    })
  }

  async resize(width: number, height: number): Promise<void> {
    const size = this.page.viewportSize()
    if (size?.width === width && size.height === height) return
    await this.page.setViewportSize({ width, height })
    await this.settle()
  }

  findViolations(): Promise<string[]> {
    return this.page.evaluate(async (options) => {
      const { violations } = await window.axe.run(document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    }, axeOptions)
  }

  overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  }

  /** The picture, once two in a row are the same */
  async stablePicture(): Promise<Buffer> {
    let picture = await this.picture()
    for (let attempt = 0; attempt < 10; attempt++) {
      const next = await this.picture()
      if (next.equals(picture)) break
      picture = next
    }
    return picture
  }

  /** A picture of the window down to the lowest element */
  async picture(): Promise<Buffer> {
    const { width, height } = await this.page.evaluate(() => {
      const bottoms = [...document.body.querySelectorAll('*')].map(
        (element) => element.getBoundingClientRect().bottom + scrollY,
      )
      return { width: innerWidth, height: Math.min(innerHeight, Math.ceil(Math.max(...bottoms) / 8) * 8) }
    })
    return this.page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, width, height } })
  }

  async readProps(): Promise<Map<string, Record<string, Prop>>> {
    const stories = await this.page.evaluate(async () => {
      const extracted = await window.__STORYBOOK_PREVIEW__.extract()
      return Object.values(extracted).map(({ title, argTypes }) => ({ title, argTypes }))
    })
    return new Map(stories.map(({ title, argTypes }) => [title, argTypes]))
  }
}

const looks = {
  'en light': { locale: 'en', theme: 'light' },
  'bn light': { locale: 'bn', theme: 'light' },
  'en dark': { locale: 'en', theme: 'dark' },
  'bn dark': { locale: 'bn', theme: 'dark' },
} as const
type Look = (typeof looks)[keyof typeof looks]
export type Galleries = Record<keyof typeof looks, GalleryPage>

/** A test with the gallery in each language and theme. All tests of a worker share the pages. */
export const test = base.extend<object, { galleries: Galleries }>({
  galleries: [
    async ({ browser }, use) => {
      const opened = await Promise.all(
        Object.entries(looks).map(async ([name, look]) => {
          const gallery = new GalleryPage(await browser.newPage())
          await gallery.open(look)
          return [name, gallery] as const
        }),
      )
      await use(Object.fromEntries(opened) as Galleries)
    },
    { scope: 'worker' },
  ],
})
export { expect }
