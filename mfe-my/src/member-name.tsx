import type { Words } from '@samity/shared-api/contract'
import { useSay } from '@samity/shared-ui/words'

type Named = { advocate_name: string; advocate_name_bengali: string }

export const memberName = ({ advocate_name, advocate_name_bengali }: Named): Words => ({
  en: advocate_name,
  bn: advocate_name_bengali || advocate_name,
})

export const MemberName = ({ of: named }: { of: Named }) => useSay()(memberName(named))
