import { existsSync } from 'node:fs'

const candidatePaths = [
  process.env['CHROMIUM_PATH'],
  // opens a page in half of the time: it has no windows, extensions and services of a profile
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The system's browser; without one Playwright uses its own. The switches stop it from contacting other
 * servers.
 */
const executablePath = candidatePaths.find((candidate) => candidate !== undefined && existsSync(candidate))

/** As people have it, for measurements */
export const plainChromium = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export const chromium = {
  ...plainChromium,
  // the tests keep every core busy: V8's own threads would only take turns with the pages
  args: [...plainChromium.args, '--js-flags=--single-threaded'],
}
