import { defineResource, optionalInt, text, type Row } from '@samity/shared-api/contract'

export const position = defineResource({
  path: 'position-list',
  relation: 'positions',
  name: { en: 'position', bn: 'পদ' },
  fields: {
    position: text({ en: 'Position', bn: 'পদ' }, 120),
    /** A new position without it comes last */
    sort_order: optionalInt({ en: 'Sort Order', bn: 'ক্রম' }, 0, 100_000),
  },
  conflicts: {
    positions_position_key: {
      field: 'position',
      message: { en: 'This position is already in the list', bn: 'এই পদ আগে থেকেই তালিকায় আছে' },
    },
  },
})
export type Position = Row<typeof position>
