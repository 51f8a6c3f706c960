import { moduleConfig } from '@samity/tooling/rspack'

export default moduleConfig(import.meta.dirname)
