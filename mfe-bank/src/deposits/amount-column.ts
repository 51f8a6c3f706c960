import type { Column } from '@samity/shared-ui/data'

export const amountColumn = <Row extends Record<Name, string>, Name extends string>(
  name: Name,
  label: Column<Row>['label'],
  more: Partial<Column<Row>> = {},
): Column<Row> => ({ name, label, kind: 'money', value: (row) => row[name], total: true, ...more })
