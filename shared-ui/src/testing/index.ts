export { setWindowWidth } from './jsdom-setup.ts'
export { wrongTotals } from './wrong-totals.ts'
export { renderScreen } from './render-screen.tsx'
