import { writeFileSync } from 'node:fs'
import {
  contentsFile,
  readContents,
  readmeFile,
  writeContents,
  writeReadme,
} from './src/testing/read-handbook.ts'

// `node mfe-handbook/write-contents.ts`: after a page of docs/handbook is new, or has another title, first
// paragraph, reader or route
const contents = readContents()
writeFileSync(contentsFile, writeContents(contents))
writeFileSync(readmeFile, writeReadme(contents))
