import { standingWords, standings, showPeriod } from '@samity/shared-api/contract/members/dues-kinds'
import type { VoterReason, VoterRule } from '@samity/shared-api/contract/members/voter-list'
import type { Language, Words } from '@samity/shared-api/contract'
import { fill, fillWords, type Show } from '@samity/shared-ui/words'

export const stateWords = {
  draft: { en: 'draft', bn: 'খসড়া' },
  final: { en: 'final', bn: 'চূড়ান্ত' },
  released: { en: 'released', bn: 'প্রকাশিত' },
  void: { en: 'deleted', bn: 'মুছে ফেলা' },
}

const ruleWords = {
  paid: { en: 'dues paid up to {period}', bn: '{period} পর্যন্ত বকেয়া পরিশোধিত' },
  noDues: { en: 'dues do not matter', bn: 'বকেয়া বিবেচ্য নয়' },
  standing: { en: 'standing {standings}', bn: 'সদস্যপদের অবস্থা {standings}' },
  days: { en: 'member for {days} days', bn: 'সদস্যপদ অন্তত {days} দিন' },
}

/** A rule as one line: 'dues paid up to 12/2025 · standing Regular · member for 365 days'. */
export function ruleText(rule: VoterRule, language: Language, show: Show): string {
  const names = standings
    .filter(({ value }) => rule.standings.includes(value))
    .map(({ label }) => label[language])
  return [
    rule.paid_up_to === null
      ? ruleWords.noDues[language]
      : fill(ruleWords.paid[language], { period: show.digits(showPeriod(rule.paid_up_to)) }),
    fill(ruleWords.standing[language], { standings: names.join(', ') || '—' }),
    ...(rule.member_days > 0
      ? [fill(ruleWords.days[language], { days: show.number(rule.member_days) })]
      : []),
  ].join(' · ')
}

const reasonWords = {
  dues: {
    en: 'owes {owed} since {since} (rule: paid up to {period})',
    bn: '{since} থেকে {owed} টাকা বকেয়া (নিয়ম: {period} পর্যন্ত পরিশোধিত)',
  },
  standing: { en: 'standing: {standing}', bn: 'সদস্যপদের অবস্থা: {standing}' },
  standingSince: { en: 'standing: {standing} since {since}', bn: 'সদস্যপদের অবস্থা: {since} থেকে {standing}' },
  member_days: {
    en: 'member for {days} days, {needed} are needed',
    bn: 'সদস্যপদ {days} দিনের, লাগবে {needed} দিন',
  },
  archived: { en: 'archived', bn: 'আর্কাইভে রাখা' },
  include: { en: 'put on the list by objection {id}', bn: '{id} নম্বর আপত্তিতে তালিকাভুক্ত' },
  exclude: { en: 'taken off the list by objection {id}', bn: '{id} নম্বর আপত্তিতে বাদ' },
}

/** Why an advocate is not on the list, or is on it against the rule, in both languages. */
export function voterReasonWords(reason: VoterReason, show: Show): Words {
  switch (reason.code) {
    case 'dues':
      return fillWords(reasonWords.dues, {
        owed: show.amount(reason.owed),
        since: show.digits(showPeriod(reason.since)),
        period: show.digits(showPeriod(reason.paid_up_to)),
      })
    case 'standing': {
      const { en, bn } = standingWords(reason.standing)
      const words = reason.since ? reasonWords.standingSince : reasonWords.standing
      const since = show.day(reason.since)
      return {
        en: fill(words.en, { standing: en, since }),
        bn: fill(words.bn, { standing: bn, since }),
      }
    }
    case 'member_days':
      return fillWords(reasonWords.member_days, {
        days: show.number(reason.days),
        needed: show.number(reason.needed),
      })
    case 'objection':
      return fillWords(reasonWords[reason.request], { id: show.number(reason.objection) })
    default:
      return reasonWords.archived
  }
}
