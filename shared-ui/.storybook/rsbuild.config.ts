import path from 'node:path'
import { defineConfig, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

const network = path.join(import.meta.dirname, 'intercept-requests.ts')

export default defineConfig({
  plugins: [pluginReact()],
  // the gallery is read on the machine that builds it
  output: { minify: false, sourceMap: false },
  tools: {
    rspack: {
      plugins: [new rspack.NormalModuleReplacementPlugin(/^\.\/intercept-requests\.ts$/, network)],
    },
  },
})
