import { defineMain } from 'storybook-react-rsbuild/node'

export default defineMain({
  framework: {
    name: 'storybook-react-rsbuild',
    options: { builder: { rsbuildConfigPath: '.storybook/rsbuild.config.ts' } },
  },
  stories: ['../src/**/*.stories.tsx'],
  // pictures, and `readyz`: a failed part asks there whether its server is back
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // the other reader of prop types needs the JavaScript compiler API, which TypeScript 7 does not have
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
