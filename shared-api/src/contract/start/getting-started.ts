/** The steps of a new association, in the order in which they help each other. */
export const startSteps = [
  'name',
  'logo',
  'public-card',
  'people',
  'buildings',
  'banks',
  'members',
  'opening-amounts',
  'first-receipt',
  'backup',
] as const
export type StartStep = (typeof startSteps)[number]

/** `GET getting-started/`: what the data says about each step. Nothing of it is stored. */
export type GettingStarted = {
  steps: {
    step: StartStep
    done: boolean
    /**
     * Number of records of the step: accounts, buildings, banks, advocates, places with an opening day,
     * receipts, backups
     */
    count: number
  }[]
  done: number
}
