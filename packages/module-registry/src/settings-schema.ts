import { z } from 'zod'
import { isLinearPattern } from './linear-pattern.ts'
import { wordsSchema } from './words-schema.ts'

const settingSchema = z
  .strictObject({
    type: z.enum(['integer', 'number', 'string', 'boolean']),
    default: z.union([z.string(), z.number(), z.boolean()]),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.int().min(0).optional(),
    maxLength: z.int().min(1).optional(),
    pattern: z
      .string()
      .max(200)
      .refine(isLinearPattern, 'must be a pattern of RE2, without look-around and back references')
      .optional(),
    enum: z.array(z.string()).min(1).optional(),
    format: z.enum(['day', 'amount', 'secret']).optional(),
  })
  .refine(({ type, format }) => !format || type === 'string', "only a string may have a 'format'")
  .refine(({ format, default: initial }) => format !== 'secret' || initial === '', 'a secret has no default')
  .refine(
    ({ type, default: initial }) => typeof initial === (type === 'integer' ? 'number' : type),
    "'default' has another type",
  )
/** The settings of a module, as its descriptor declares them. */
export const settingsSchema = z
  .strictObject({
    schema: z.strictObject({
      type: z.literal('object'),
      properties: z.record(z.string().regex(/^[a-z]\w*$/i), settingSchema),
      required: z.array(z.string()).optional(),
    }),
    labels: z.record(z.string(), wordsSchema),
    help: z.record(z.string(), wordsSchema).optional(),
    choices: z.record(z.string(), z.record(z.string(), wordsSchema)).optional(),
  })
  .refine(
    ({ schema, labels }) => Object.keys(schema.properties).every((name) => Object.hasOwn(labels, name)),
    'each property needs a label',
  )
  .refine(
    ({ schema, choices = {} }) =>
      Object.entries(choices).every(([name, words]) =>
        schema.properties[name]?.enum?.every((value) => Object.hasOwn(words, value)),
      ),
    "'choices' needs words for each value of an enum",
  )
