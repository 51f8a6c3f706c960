import { choice, defineAction, optionalText, result, text, type Words } from '@samity/shared-api/contract'
import { answerStates, topics, type MemberRequest, type OwnRequest } from './request.ts'

/** Of several lines, and required */
const long = (label: Words) => ({ ...text(label, 1000), kind: 'long' as const })

/** One tap of a member at a receipt or paper of the own passbook */
export const reportReceipt = defineAction({
  path: 'x/mfe-my/reports',
  name: { en: 'report what is wrong', bn: 'ভুল জানানো' },
  fields: {
    receipt_number: text({ en: 'Receipt No', bn: 'রসিদ নম্বর' }, 60),
    text: optionalText({ en: 'What is wrong', bn: 'কী ভুল' }, 500),
  },
  result: result<OwnRequest>(),
})

export const askCorrection = defineAction({
  path: 'x/mfe-my/corrections',
  name: { en: 'ask for a correction', bn: 'সংশোধন চাওয়া' },
  fields: {
    topic: choice({ en: 'Subject', bn: 'বিষয়' }, topics),
    text: long({ en: 'What is right', bn: 'সঠিক তথ্য' }),
  },
  result: result<OwnRequest>(),
})

export const answerRequest = defineAction({
  path: 'x/mfe-my/requests/{id}/answer',
  name: { en: 'answer a member', bn: 'সদস্যকে উত্তর দেওয়া' },
  fields: {
    state: choice({ en: 'Result', bn: 'ফল' }, answerStates),
    answer: long({ en: 'Answer, which the member reads', bn: 'উত্তর, সদস্য এটি পড়বেন' }),
  },
  result: result<MemberRequest>(),
})
