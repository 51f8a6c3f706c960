import { NormalModuleReplacementPlugin } from '@rspack/core'

const developmentFile = /([\\/]react-router[\\/]dist[\\/])development([\\/])/

/**
 * Uses the production files of React Router. Its package names only the development files, with their
 * warnings, for every environment.
 */
export const productionRouter = new NormalModuleReplacementPlugin(developmentFile, ({ createData }) => {
  if (createData?.resource)
    createData.resource = createData.resource.replace(developmentFile, '$1production$2')
})
