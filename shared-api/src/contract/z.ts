// oxlint-disable-next-line no-restricted-imports -- the one file that names zod
import { config } from 'zod'

// Zod compiles its checks with `Function`. The content security policy of the pages forbids that, and the
// browser would report each attempt as a violation.
if (typeof document !== 'undefined') config({ jitless: true })

// The parts of zod that the declarations use. They are named one by one, because `export *` would bundle all
// of zod's locales and converters.
// oxlint-disable-next-line no-restricted-imports -- the one file that names zod
export { array, enum, literal, object, preprocess, string, union, unknown } from 'zod'
// oxlint-disable-next-line no-restricted-imports -- the one file that names zod
export type { infer, ZodObject, ZodType } from 'zod'
