import { createContext, useContext } from 'react'
import type { Fields } from '@samity/shared-api/contract'

/** The declaration behind the form that a part stands in; absent outside of a form. */
export const FieldsContext = createContext<Fields | undefined>(undefined)
export const useFields = (): Fields | undefined => useContext(FieldsContext)
