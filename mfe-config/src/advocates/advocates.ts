import { collection } from '@samity/shared-api/client'
import { advocate } from '@samity/shared-api/contract/config/advocate'

export const advocateCollection = collection(advocate)

export const formPath = '/dashboard/Advocate'
export const listPath = '/dashboard/Advocate-list'
