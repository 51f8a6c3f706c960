import type { Role } from '@samity/shared-api/contract'
import type { Preview } from 'storybook-react-rsbuild'
import '../src/core/dark.css'
import { Frame } from './Frame.tsx'
import './page.css'
import { startServer } from './server.ts'

startServer()
// a receipt prints itself when it opens
window.print = () => undefined

type Surroundings = { role?: Role; at?: string | null }

export default {
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'bn', title: 'বাংলা' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', dynamicTitle: true, items: ['light', 'dark'] },
    },
    density: {
      description: 'Rows',
      toolbar: { icon: 'menu', dynamicTitle: true, items: ['comfortable', 'compact'] },
    },
  },
  initialGlobals: { locale: 'en', theme: 'light', density: 'comfortable' },
  parameters: {
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '800px', height: '1100px' } },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['core', 'data', 'forms', 'date', 'receipt', 'router'] } },
  },
  decorators: [
    (Story, { id, globals, parameters }) => {
      const { role = 'admin', at = '/' }: Surroundings = parameters
      const language = globals['locale'] === 'bn' ? 'bn' : 'en'
      const { theme, density } = globals
      // the theme of antd reads it
      Object.assign(document.documentElement.dataset, { theme, density })
      return (
        <Frame key={`${id} ${language} ${theme}`} language={language} role={role} at={at}>
          <Story />
        </Frame>
      )
    },
  ],
} satisfies Preview
