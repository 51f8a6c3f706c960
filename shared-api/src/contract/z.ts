// What the declarations use of zod. Named one by one: whole, it brings all its languages and converters along.
// oxlint-disable-next-line no-restricted-imports -- the one file that names zod
export { array, enum, literal, object, preprocess, string, union, unknown } from 'zod'
// oxlint-disable-next-line no-restricted-imports -- the one file that names zod
export type { infer, ZodObject, ZodType } from 'zod'
