// Writes the OpenAPI document of this checkout into the file that the argument names. `npm run docs` needs it
// without a server.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeApiDocument } from './api-document.ts'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Usage: write-document.ts <file>')
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(await makeApiDocument()))
// jobs of the server without data would keep the process running
process.exit(0)
