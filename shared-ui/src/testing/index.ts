export { renderScreen } from './render-screen.tsx'
