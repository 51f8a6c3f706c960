import type { Words } from '@samity/shared-api/contract'

export const secretLabel: Words = { en: 'Secret of the webhook', bn: 'ওয়েবহুকের গোপন চাবি' }
