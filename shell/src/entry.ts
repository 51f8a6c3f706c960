/*
 * The entry of the shell. It runs main.tsx after the browser has painted the HTML of the page. Otherwise a
 * browser that has the scripts in its cache would run all of them first, and a person would look at an empty
 * page meanwhile.
 */

// start.ts reads this flag to see whether the entry ran
Object.assign(globalThis, { samityBegun: true })

/** The browser paints no frame of a page that is hidden, and none without a change to paint. */
const maxWaitMs = 100

const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (hasPainted() || document.hidden) return resolve()
    setTimeout(resolve, maxWaitMs)
    // a frame is painted after its callbacks, before the next task
    requestAnimationFrame(() => setTimeout(resolve))
  })

// the same file contains main.tsx, so this requests nothing
void firstPaint()
  .then(() => import(/* webpackMode: "eager" */ './main.tsx'))
  .catch(reportError)
