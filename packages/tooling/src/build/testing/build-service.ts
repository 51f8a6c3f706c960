import { compile } from '../compile.ts'
import { defineServiceBuild } from '../service-build.ts'

// service-build.test.ts runs this program, because jest cannot load Rspack: build-service.ts <folder of the
// module> <output>
const [folder = '', output = ''] = process.argv.slice(2)
await compile('The service', defineServiceBuild(folder, output), () => undefined)
