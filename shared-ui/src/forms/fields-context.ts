import { createContext, useContext } from 'react'
import type { Fields } from '@samity/shared-api/contract'

/** The declared fields of the surrounding form; undefined outside a form. */
export const FieldsContext = createContext<Fields | undefined>(undefined)
export const useFields = (): Fields | undefined => useContext(FieldsContext)
