import type { Language } from '@samity/shared-api/contract'
import type { ModuleSql } from '@samity/module-service/postgres'
import type { MessageKind, Template } from '../contract/template.ts'

export const readTemplate = async (sql: ModuleSql, kind: MessageKind): Promise<Template> => {
  const [template] = await sql<Template[]>`
    select * from templates where kind = ${kind} order by version desc limit 1`
  return template! // the migration has the first version of each kind
}

export const templateTexts = (template: Template, language: Language): { text: string; subject: string } =>
  language === 'bn'
    ? { text: template.text_bn, subject: template.subject_bn }
    : { text: template.text_en, subject: template.subject_en }
