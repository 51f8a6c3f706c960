import { date, defineResource, money, optionalPhone, ref, text } from '@samity/shared-api/contract'

const advocateFields = {
  // typed as a number; the service receives the id of the advocate who has it
  advocate_id: text({ en: 'Advocate ID', bn: 'আইনজীবীর আইডি' }, 60),
  advocate_name: text({ en: 'Advocate Name', bn: 'আইনজীবীর নাম' }),
  advocate_phone: optionalPhone({ en: 'Advocate Phone', bn: 'আইনজীবীর ফোন' }),
}

export const loanForm = defineResource({
  path: 'x/mfe-library/loans',
  name: { en: 'loan', bn: 'ধার' },
  fields: advocateFields,
})

export const reservationForm = defineResource({
  path: 'x/mfe-library/reservations',
  name: { en: 'reservation', bn: 'সংরক্ষণ' },
  fields: { book_id: ref({ en: 'Book', bn: 'বই' }), ...advocateFields },
})

export const lossForm = defineResource({
  path: 'x/mfe-library/losses',
  name: { en: 'loss', bn: 'হারানো' },
  fields: {
    lost_on: date({ en: 'Reported on', bn: 'জানানোর তারিখ' }),
    charge: money({ en: 'Charge', bn: 'মূল্য আদায়' }),
  },
})
