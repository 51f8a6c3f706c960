import type { Words } from '@samity/shared-api/contract'

/** The name of what signs the messages of a webhook. */
export const secretLabel: Words = { en: 'Secret of the webhook', bn: 'ওয়েবহুকের গোপন চাবি' }
