import path from 'node:path'
import type { ActiveModule } from '@samity/shared-api/module'
import { CommandError, folderOf, readDescriptor, readJson, versionOf } from '@samity/module-registry'
import { sendJson, setOpenHeaders, type Middleware } from './dev-server.ts'

type Say = (sentence: string) => void

const redirectHome =
  (page: string): Middleware =>
  ({ url }, response, next) =>
    url === '/' ? void response.writeHead(302, { location: page }).end() : next()

/**
 * The build for development as a registry names it. Its name and its files' names never change, and updates
 * arrive in the page.
 */
function developmentModule(name: string): ActiveModule {
  const file = path.join(folderOf(name), 'module.json')
  return {
    name,
    release: `${versionOf(name)}+development`,
    base: '/',
    integrity: {},
    descriptor: readDescriptor(readJson(file), file),
  }
}

/**
 * `/active.json?development` is the build for development. Only pages of a system in development ask for it.
 */
const serveDevelopment =
  (name: string, say: Say): Middleware =>
  ({ url }, response, next) => {
    if (url !== '/active.json?development') return next()
    setOpenHeaders(response)
    try {
      sendJson(response, developmentModule(name))
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      say(error.message)
      response.writeHead(503).end()
    }
  }

const withoutReleaseFolder =
  (name: string): Middleware =>
  (request, _response, next) => {
    const [, module, file] = /^\/([^/]+)\/\d[^/]*\/(.*)$/.exec(request.url ?? '') ?? []
    if (module === name) request.url = `/${file}`
    next()
  }

export const moduleMiddlewares = (name: string, page: string, serveReleaseBuilds: Middleware, say: Say) => [
  { name: 'development', middleware: serveDevelopment(name, say) },
  { name: 'builds', middleware: serveReleaseBuilds },
  { name: 'release folder', middleware: withoutReleaseFolder(name) },
  { name: 'home', middleware: redirectHome(page) },
]
