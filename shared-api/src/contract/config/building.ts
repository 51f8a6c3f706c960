import { defineResource, longText, optionalText, text, type Row } from '@samity/shared-api/contract'

export const building = defineResource({
  path: 'buildings',
  name: { en: 'building', bn: 'ভবন' },
  fields: {
    building_name: text({ en: 'Building Name', bn: 'ভবনের নাম' }),
    building_name_bengali: optionalText({ en: 'Bengali Name', bn: 'ভবনের বাংলা নাম' }),
    institute: text({ en: 'Institute', bn: 'প্রতিষ্ঠান' }),
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }),
  },
  search: ['building_name', 'building_name_bengali', 'institute'],
  conflicts: {
    buildings_building_name_key: {
      field: 'building_name',
      message: { en: 'This building is already registered', bn: 'এই ভবন আগে থেকেই নিবন্ধিত' },
    },
  },
})
export type Building = Row<typeof building>
