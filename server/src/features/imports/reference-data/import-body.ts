import { z } from 'zod'
import { cleanText, fillWords, toMessage } from '@samity/shared-api/contract'
import { maxImportRows } from '@samity/shared-api/contract/config/import'

export const columnsMessage = toMessage({
  en: 'Map each column to a different field',
  bn: 'প্রতিটি কলাম তথ্যের একটি ঘর হতে হবে, এবং একবারই',
})
const tooManyRows = toMessage(
  fillWords(
    {
      en: 'One import has at most {max} rows. Divide the file.',
      bn: 'একটি আমদানিতে সর্বোচ্চ {max}টি সারি থাকে। ফাইলটি ভাগ করুন।',
    },
    { max: maxImportRows },
  ),
)
const uniqueRows = toMessage({
  en: 'Row numbers must be different',
  bn: 'প্রতিটি সারির নিজস্ব নম্বর থাকতে হবে',
})
const areUnique = (values: readonly unknown[]) => new Set(values).size === values.length

export const importBody = <Columns extends z.ZodType<string[]>>(columns: Columns) =>
  z.object({
    columns: columns.refine(areUnique, columnsMessage),
    rows: z
      .array(z.object({ row: z.int().positive().max(10_000_000), cells: z.array(z.string()).max(200) }))
      .max(maxImportRows, tooManyRows)
      .refine((rows) => areUnique(rows.map(({ row }) => row)), uniqueRows),
    dry_run: z.boolean().default(true),
    skip_errors: z.boolean().default(false),
    file: z.string().max(300).default('').transform(cleanText),
  })
