// A part of `npm run build`, and of every command that starts the server.
import { buildWireSchemas } from './build-wire-schemas.ts'

await buildWireSchemas()
