import type { FastifyRequest } from 'fastify'
import type { Language } from '@samity/shared-api/contract'

/** Returns the language that `Accept-Language` prefers; English when it names neither Bengali nor English. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const preferences = (request.headers['accept-language'] ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((setting) => /^\s*q=([\d.]+)$/.exec(setting)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const weightOf = (language: Language) =>
    Math.max(0, ...preferences.filter((one) => one.language === language).map((one) => one.weight))
  return weightOf('bn') > weightOf('en') ? 'bn' : 'en'
}
