export {
  aboutPage,
  loadData,
  loadPublicScreen,
  renderForVisitor,
  renderScreens,
  screenAt,
} from './render-screens.tsx'
