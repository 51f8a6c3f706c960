export { setWindowWidth } from './jsdom-setup.ts'
export { renderScreen } from './render-screen.tsx'
