import { ApiError } from '../../http/errors.ts'
import type { Descriptor } from '@samity/shared-api/module'

const messages = {
  down: {
    en: '{module} is not available at the moment. Please try again shortly.',
    bn: '{module} এই মুহূর্তে পাওয়া যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  },
  busy: {
    en: '{module} has too many requests at the moment. Please try again shortly.',
    bn: '{module}-এ এই মুহূর্তে অনেক বেশি অনুরোধ। একটু পরে আবার চেষ্টা করুন।',
  },
  slow: {
    en: '{module} did not respond in time. Please try again shortly.',
    bn: '{module} সময়মতো সাড়া দেয়নি। একটু পরে আবার চেষ্টা করুন।',
  },
  invalid: {
    en: '{module} sent a response that cannot be used. Please tell the operator of the server.',
    bn: '{module} থেকে ব্যবহারযোগ্য উত্তর আসেনি। সার্ভারের দায়িত্বে যিনি আছেন তাঁকে জানান।',
  },
}
const statusOf = { down: 503, busy: 503, slow: 504, invalid: 502 }
const retryAfterSeconds = { down: '2', busy: '1' }

/** An error of the gateway with the module's title. `module` in the body is its name. */
export function serviceError(
  kind: keyof typeof messages,
  { name, title }: Pick<Descriptor, 'name' | 'title'>,
): ApiError {
  const { en, bn } = messages[kind]
  return new ApiError(
    statusOf[kind],
    { en: en.replace('{module}', title.en), bn: bn.replace('{module}', title.bn) },
    {},
    {
      more: { module: name },
      ...((kind === 'down' || kind === 'busy') && { headers: { 'retry-after': retryAfterSeconds[kind] } }),
    },
  )
}
