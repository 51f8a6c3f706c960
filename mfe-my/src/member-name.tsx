import { nameOf, type Words } from '@samity/shared-api/contract/words'
import { useSay } from '@samity/shared-ui/words'

type Named = { advocate_name: string; advocate_name_bengali: string }

export const memberName = ({ advocate_name, advocate_name_bengali }: Named): Words =>
  nameOf({ name_english: advocate_name, name_bengali: advocate_name_bengali })

export const MemberName = ({ of: named }: { of: Named }) => useSay()(memberName(named))
