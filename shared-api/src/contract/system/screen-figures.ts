/**
 * Browsers measure these of a screen in each visit. `rowsMs`: from the move to the screen until its rows
 * show, when its code was there already; `framesMs`: time for which long animation frames held up the page;
 * `kib` and `requests`: what the screen requested until its rows showed, without what the cache had.
 */
export const screenFigures = ['rowsMs', 'framesMs', 'kib', 'requests'] as const
export type ScreenFigure = (typeof screenFigures)[number]

export const deviceClasses = ['phone', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** A visit as a load report has it. A browser leaves out what it cannot measure. */
export type VisitFigures = { device: DeviceClass } & { [F in ScreenFigure]?: number }

/** Half of the visits are at most `median`, three quarters at most `high`. */
export type Quantiles = { median: number; high: number }
export type ScreenFigureRow = {
  release: string
  screen: string
  device: DeviceClass
  /** Number of visits whose figures were measured */
  visits: number
  /** The figures for which three quarters of the visits exceed what the release declares for the screen */
  over: ScreenFigure[]
} & { [F in ScreenFigure]: Quantiles | null }

export type ModuleFigures = {
  /** Days that the figures cover */
  days: number
  /** By release, the newest first, and screen */
  screens: ScreenFigureRow[]
  /** When the rows of all screens showed, by release, the oldest first */
  releases: ({ release: string } & Quantiles)[]
}
