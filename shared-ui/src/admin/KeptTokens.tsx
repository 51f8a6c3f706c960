import { user, type OwnedToken } from '@samity/shared-api/contract/users/user'
import { Checkbox, ErrorState } from '../core/index.ts'
import { useGet } from '../query/index.ts'
import { fill, useSay, useShow, useWords } from '../words/index.ts'
import { useId, useState } from 'react'
import styles from './components.module.css'

const words = {
  heading: { en: 'API tokens that stay', bn: 'যেসব এপিআই টোকেন থাকবে' },
  until: { en: '{role}, until {day}', bn: '{role}, {day} পর্যন্ত' },
  lastUsed: { en: 'last used {moment}', bn: 'সর্বশেষ ব্যবহার {moment}' },
  unused: { en: 'never used', bn: 'কখনো ব্যবহার হয়নি' },
}

/**
 * The valid API tokens of a person, and the choice of those that stay. None stays unless somebody ticks it.
 */
export function useKeptTokens(path: string) {
  const { data: tokens, error, refresh } = useGet<OwnedToken[]>(path)
  const [kept, setKept] = useState<readonly number[]>([])
  return { tokens, error, refresh, kept, setKept }
}
export type KeptTokensChoice = ReturnType<typeof useKeptTokens>

type Props = {
  /** The result of `useKeptTokens` */
  choice: KeptTokensChoice
  /** Says what ends the tokens without a tick */
  hint: string
}

/** A list of API tokens with a tick for each that stays. Nothing is shown for a person without tokens. */
export function KeptTokens({ choice, hint }: Props) {
  const { tokens = [], error, refresh, kept, setKept } = choice
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const id = useId()
  if (error) return <ErrorState error={error} retry={refresh} />
  if (tokens.length === 0) return null
  const roleOf = ({ role }: OwnedToken) =>
    say(user.fields.role.choices.find(({ value }) => value === role)!.label)
  return (
    <div role="group" aria-labelledby={id} className={styles.tokens}>
      <strong id={id}>{t.heading}</strong>
      <span className={styles.times}>{hint}</span>
      {tokens.map((token) => (
        <Checkbox
          key={token.id}
          checked={kept.includes(token.id)}
          onChange={({ target }) =>
            setKept(target.checked ? [...kept, token.id] : kept.filter((other) => other !== token.id))
          }
        >
          <span translate="no">{token.name}</span>
          <span className={styles.times}>
            {' '}
            {fill(t.until, { role: roleOf(token), day: show.day(token.expires_on) })} ·{' '}
            {token.last_used_at ? fill(t.lastUsed, { moment: show.moment(token.last_used_at) }) : t.unused}
          </span>
        </Checkbox>
      ))}
    </div>
  )
}
