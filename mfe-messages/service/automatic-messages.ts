import { type FastifyRequest } from '@samity/module-service'
import type { ModuleSql } from '@samity/module-service/postgres'
import type { Language } from '@samity/shared-api/contract'
import type { MessageKind } from '../contract/template.ts'
import type { RecipientMember } from './members.ts'
import { draftMessage, insertMessages } from './plan-messages.ts'
import type { TemplateValues } from './render-text.ts'
import { readTemplate, templateTexts } from './template-rows.ts'
import { messageLanguage, sendingTermsOf } from './terms.ts'

/** By whom a message is that nobody wrote */
const automatic = 'Samity'

export type AutomaticMessage = {
  member: RecipientMember
  period: string
  values: (language: Language) => TemplateValues
}

/** Plans SMS of one kind with the template of today, in the language of the association's messages. */
export async function planAutomatic(
  sql: ModuleSql,
  { server: { moduleSettings } }: FastifyRequest,
  kind: MessageKind,
  messages: readonly AutomaticMessage[],
): Promise<void> {
  const language = messageLanguage(moduleSettings)
  const texts = templateTexts(await readTemplate(sql, kind), language)
  const drafts = messages.map(({ member, period, values }) =>
    draftMessage(member, { channel: 'sms', language, ...texts, period, values: values(language) }),
  )
  const { partPricePaisa } = sendingTermsOf(moduleSettings)
  await insertMessages(sql, drafts, { channel: 'sms', kind, partPricePaisa, plannedBy: automatic })
}
