import { showMoment, type Instant } from '@samity/shared-api/contract/moment'

/** Formats an ISO timestamp in Dhaka time: '21/11/2026 14:05:09'. */
export const formatDhakaTime = (instant: Instant): string => showMoment(instant, 'seconds').replace(',', '')
