export {
  aboutPage,
  loadData,
  loadScreen,
  renderForVisitor,
  renderScreens,
  screenAt,
} from './render-screens.tsx'
