// `samity-tooling types` writes this file from module.json.
/* oxlint-disable -- written by a command */
import type {} from '@samity/shared-api/module'

declare module '@samity/shared-api/module' {
  interface SlotProps {
    "treasury.where.panel": { "on": string }
  }
}
