import { defineResource, optionalPhone, text } from '@samity/shared-api/contract'

/** The form that lends a copy. */
export const loanForm = defineResource({
  path: 'x/mfe-library/loans',
  name: { en: 'loan', bn: 'ধার' },
  fields: {
    // typed as a number; the service receives the id of the advocate who has it
    advocate_id: text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60),
    advocate_name: text({ en: 'Advocate Name', bn: 'আইনজীবীর নাম' }),
    advocate_phone: optionalPhone({ en: 'Advocate Phone', bn: 'আইনজীবীর ফোন' }),
  },
})
