// What the declarations use of zod. Named one by one: whole, it brings all its languages and converters along.
export { array, enum, literal, object, preprocess, string, union, unknown } from 'zod'
export type { infer, ZodObject, ZodType } from 'zod'
