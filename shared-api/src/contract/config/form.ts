import { defineResource, longText, money, text, type Row } from '@samity/shared-api/contract'

export const form = defineResource({
  path: 'form',
  relation: 'forms',
  name: { en: 'form', bn: 'ফর্ম' },
  fields: {
    form_name: text({ en: 'Form Name', bn: 'ফর্মের নাম' }),
    form_rate: money({ en: 'Form Rate', bn: 'ফর্মের মূল্য' }),
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }),
  },
  search: ['form_name'],
  conflicts: {
    forms_form_name_key: {
      field: 'form_name',
      message: { en: 'This form is already registered', bn: 'এই ফর্ম আগে থেকেই নিবন্ধিত' },
    },
  },
})
export type Form = Row<typeof form>
