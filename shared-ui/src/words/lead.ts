import { today } from '@samity/shared-api/contract/day'
import type { Words } from '@samity/shared-api/contract/words'
import { fillLead } from '@samity/shared-api/module'
import { createContext, useContext } from 'react'
import { useAssociation } from './association.ts'
import { useLanguage } from './language.ts'
import { useDigits } from './show.ts'

/** The line below the heading, as the route of the open screen declares it. The shell provides it. */
export const ScreenLead = createContext<Words | undefined>(undefined)

export function useLead(): string | undefined {
  const lead = useContext(ScreenLead)
  const language = useLanguage()
  const digits = useDigits()
  const { name: association } = useAssociation()
  return lead && fillLead(lead, language, { day: today(), association, digits })
}
