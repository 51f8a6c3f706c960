import type { PriceItemChoice } from '@samity/shared-api/contract/resolutions/price'
import { ChoiceFilter, type List } from '@samity/shared-ui/data'

const label = { en: 'For', bn: 'বাবদ' }

type Props = { list: Pick<List<never>, 'params' | 'setParams'>; items: readonly PriceItemChoice[] }

export const ItemFilter = ({ list, items }: Props) => (
  <ChoiceFilter
    list={list}
    name="item"
    id="item_filter"
    field={{ label, choices: items.map(({ item, name }) => ({ value: item, label: name })) }}
  />
)
