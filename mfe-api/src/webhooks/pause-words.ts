import type { Words } from '@samity/shared-api/contract'
import { pauseReasons, type PauseReason, type Webhook } from '@samity/shared-api/contract/webhooks/webhook'

export const stateChoices = [
  { value: 'active', label: { en: 'Delivers', bn: 'পাঠাচ্ছে' } },
  { value: 'paused', label: { en: 'Paused', bn: 'স্থগিত' } },
] as const satisfies readonly { value: string; label: Words }[]

const [active] = stateChoices

export const stateWords = ({ pause }: Pick<Webhook, 'pause'>): Words =>
  pauseReasons.find(({ value }) => value === pause)?.label ?? active.label

/** Why nothing is sent, and what to do. */
export const pauseAdvice: Record<PauseReason, Words> = {
  person: {
    en: 'An administrator paused it. What happens meanwhile waits until it is resumed.',
    bn: 'একজন প্রশাসক এটি স্থগিত করেছেন। এর মধ্যে যা ঘটে তা চালু না হওয়া পর্যন্ত অপেক্ষায় থাকে।',
  },
  restored: {
    en: 'The database was restored from a backup. If this is the real system, inform the receiver that records went back in time, then resume. If this is a copy to look something up, leave it paused.',
    bn: 'ডেটাবেস ব্যাকআপ থেকে ফিরিয়ে আনা হয়েছে। এটি আসল সিস্টেম হলে গ্রাহককে জানান যে রেকর্ড আগের অবস্থায় ফিরেছে, তারপর চালু করুন। শুধু কিছু দেখার কপি হলে স্থগিতই রাখুন।',
  },
  moved: {
    en: 'This system has another address than the one where the webhook was added. If the association has moved here, resume it. If this is a copy, leave it paused, so that the receiver hears of nothing that is tried here.',
    bn: 'ওয়েবহুক যে ঠিকানায় যোগ করা হয়েছিল এই সিস্টেমের ঠিকানা তা নয়। সমিতি এখানে চলে এসে থাকলে চালু করুন। এটি কপি হলে স্থগিতই রাখুন, যাতে এখানকার পরীক্ষার কিছু গ্রাহকের কাছে না যায়।',
  },
  gone: {
    en: 'The receiver responded with 410: it wants no more events. Ask who runs it, then resume or delete the webhook.',
    bn: 'গ্রাহক 410 উত্তর দিয়েছে: সে আর কোনো ঘটনা চায় না। যিনি এটি চালান তাঁকে জিজ্ঞাসা করে চালু করুন বা মুছুন।',
  },
  secret: {
    en: 'The secret cannot be read with the key of this system. Make a new secret, give it to the receiver, then resume.',
    bn: 'এই সিস্টেমের চাবি দিয়ে গোপন চাবিটি পড়া যায় না। নতুন গোপন চাবি তৈরি করে গ্রাহককে দিন, তারপর চালু করুন।',
  },
}
