import { useGet } from '@samity/shared-ui/query'
import type { SendingOverview } from '../../contract/sending.ts'
import { sendingPath } from '../messages-api.ts'

/** What is sent, stopped or waiting in each way now. */
export const useSending = () => useGet<SendingOverview>(sendingPath, { pollMs: () => 5000 })
