import type { Words } from '@samity/shared-api/contract'

export const importSentences = {
  nothing: { en: 'There is no new row to import.', bn: 'আমদানি করার মতো কোনো নতুন সারি নেই।' },
  invalidRows: {
    en: 'Nothing was imported: some rows have errors or are duplicates.',
    bn: 'কিছুই আমদানি করা হয়নি: কিছু সারিতে ভুল আছে বা আগে থেকেই আছে।',
  },
} satisfies Record<string, Words>
