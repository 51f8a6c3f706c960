import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

export default defineConfig({
  plugins: [pluginReact()],
  // the gallery is read on the machine that builds it
  output: { minify: false, sourceMap: false },
})
