export { setWindowWidth } from './browser.ts'
export { renderScreen } from './render-screen.tsx'
