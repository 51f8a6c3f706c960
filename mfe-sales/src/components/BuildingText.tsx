import { collection } from '@samity/shared-api/client'
import { building } from '@samity/shared-api/contract/config/building'
import { RecordText } from '@samity/shared-ui/data'
import type { ComponentProps } from 'react'

const buildings = collection(building)
type Props = Omit<ComponentProps<typeof RecordText>, 'source' | 'label' | 'note' | 'onPick'>

/** A building's name: one of the registered ones, or any other as it is typed. */
export const BuildingText = (props: Props) => (
  <RecordText {...props} source={buildings} label={({ building_name }) => building_name} />
)
