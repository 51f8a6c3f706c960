import { shellConfig } from '@samity/tooling/rspack'

export default shellConfig
