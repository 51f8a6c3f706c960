// oxlint-disable-next-line no-restricted-imports -- the one file that names zod
import { config } from 'zod'

// Zod compiles its checks with `Function`, and tries it for each first schema. The pages' policy forbids it and every try
// would be reported as a violation.
if (typeof document !== 'undefined') config({ jitless: true })

// What the declarations use of zod. Named one by one: whole, it brings all its languages and converters along.
// oxlint-disable-next-line no-restricted-imports -- the one file that names zod
export { array, enum, literal, object, preprocess, string, union, unknown } from 'zod'
// oxlint-disable-next-line no-restricted-imports -- the one file that names zod
export type { infer, ZodObject, ZodType } from 'zod'
