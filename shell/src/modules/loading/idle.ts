/** Browsers without requestIdleCallback use a timeout. */
const requestIdle: typeof requestIdleCallback = (work, options) =>
  (globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 1000)))(work, options)

export const waitForIdle = () =>
  new Promise<void>((resolve) => void requestIdle(() => resolve(), { timeout: 5000 }))

/** True if the person asked the browser to save data, or the connection is slow. Not every browser tells. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}
