import { collection } from '@samity/shared-api/client'
import { building } from '@samity/shared-api/contract/config/building'
import { RecordText } from '@samity/shared-ui/data'
import type { ComponentProps } from 'react'

const buildings = collection(building)
type Props = Omit<ComponentProps<typeof RecordText>, 'source' | 'label' | 'note' | 'onPick'>

/** The name of a building: one of the registered buildings, or any other text. */
export const BuildingText = (props: Props) => (
  <RecordText
    {...props}
    source={buildings}
    label={({ building_name }) => building_name}
    note={({ building_name_bengali }) => building_name_bengali}
  />
)
