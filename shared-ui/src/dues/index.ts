export { DuesTicks } from './DuesTicks.tsx'
export { OwedTicks } from './OwedTicks.tsx'
