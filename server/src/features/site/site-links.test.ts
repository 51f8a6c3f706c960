import { rmSync } from 'node:fs'
import { activate } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const aTitle = { en: 'Tea', bn: 'চা' }
const releases = aFolder()
let server: TestServer
beforeAll(async () => {
  const routes = [
    { path: '/tea', screen: 'Tea', title: aTitle, siteLink: true as const },
    { path: '/tea/leaves', screen: 'Leaves', title: { en: 'Leaves', bn: 'পাতা' } },
  ]
  const { release } = aRelease(releases, { descriptor: aDescriptor({ routes, nav: [] }) })
  activate(releases, 'mfe-tea', release, 'build')
  server = await startTestServer({ SAMITY_RELEASES: releases })
})
afterAll(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

test('visitors read the pages of active modules that ask for a link, and no others', async () => {
  const response = await server.visitor.get('site-links/')
  expect(response.json()).toEqual([{ path: '/tea', title: aTitle }])
})
