import { theme as antdTheme } from 'antd'
import { makeDarkTheme, theme } from './theme.ts'

/**
 * The theme of the document, for antd that makes its styles in the browser. The shell's build computes them
 * and leaves this file out (packages/tooling/src/build/antd).
 */
export const findTheme = () =>
  document.documentElement.dataset['theme'] === 'dark' ? makeDarkTheme(antdTheme.darkAlgorithm) : theme
