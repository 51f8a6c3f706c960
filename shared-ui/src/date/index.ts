export { Calendar } from './Calendar.tsx'
export { DayInput } from './DayInput.tsx'
