import { http } from '@samity/shared-api/client'
import { latinDigits } from '@samity/shared-api/contract'
import type { CounterLookUp, CounterMember } from '@samity/shared-api/contract/sales/basket'
import { Alert, Button, Input, SearchOutlined, useAction, type InputRef } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { KeyHint } from '../keys/KeyHint.tsx'
import { keys } from '../keys/keys.ts'
import { MatchList } from './MatchList.tsx'
import { QrButton } from './QrButton.tsx'
import styles from './person.module.css'

const words = {
  who: { en: 'Who pays?', bn: 'কে দিচ্ছেন?' },
  hint: {
    en: 'Number, name, phone, QR code of a card or serial of a paper, then Enter.',
    bn: 'নম্বর, নাম, ফোন, কার্ডের কিউআর কোড বা কাগজের ক্রমিক লিখে এন্টার চাপুন।',
  },
  find: { en: 'Find', bn: 'খুঁজুন' },
  nobody: {
    en: 'Nobody was found. Check what you typed, or sell without a member.',
    bn: 'কাউকে পাওয়া যায়নি। লেখা মিলিয়ে দেখুন, অথবা সদস্য ছাড়া বিক্রি করুন।',
  },
  without: { en: 'Without a member', bn: 'সদস্য ছাড়া' },
}

/** Serials are as short as numbers of members: the member of a number comes before buyers of a serial. */
const memberOf = (query: string, members: readonly CounterMember[]): CounterMember | undefined =>
  members.length === 1
    ? members[0]
    : members.find(({ bar_registration_number }) => bar_registration_number === latinDigits(query))

type Props = {
  ref: Ref<InputRef>
  onPick: (member: CounterMember) => void
  onWithout: () => void
  /** Enter in the empty field, and Esc */
  onLeave: () => void
}

/**
 * One field for everybody who pays. A scanner types like a keyboard and may end with two Enters: the second
 * one finds an empty or busy field, and does nothing.
 */
export function LookUpField({ ref, onPick, onWithout, onLeave }: Props) {
  const t = useWords(words)
  const { run, isBusy } = useAction()
  const [text, setText] = useState('')
  const [matches, setMatches] = useState<readonly CounterMember[]>([])
  const [active, setActive] = useState(-1)
  const [problem, setProblem] = useState('')

  function pick(member: CounterMember) {
    setText('')
    setMatches([])
    setActive(-1)
    onPick(member)
  }

  function find(query: string) {
    const q = query.trim()
    if (q === '') return
    setProblem('')
    run(async () => (await http.get<CounterLookUp>('counter/look-up/', { params: { q } })).data, {
      onDone: ({ members }) => {
        const exact = memberOf(q, members)
        if (exact) return pick(exact)
        setMatches(members)
        setActive(-1)
        if (members.length === 0) setProblem(t.nobody)
      },
      onFailed: ({ message }) => setProblem(message),
    })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && matches.length > 0) {
      event.preventDefault()
      setActive((active + step + matches.length) % matches.length)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (matches.length > 0) setMatches([])
      else onLeave()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = matches[active]
      if (chosen) pick(chosen)
      else find(text)
    }
  }

  return (
    <div className={styles.lookUp} role="search">
      <label className={styles.who} htmlFor="counter-who">
        {t.who}
      </label>
      <div className={styles.line}>
        <Input
          ref={ref}
          id="counter-who"
          size="large"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          role="combobox"
          aria-expanded={matches.length > 0}
          aria-controls="counter-matches"
          aria-describedby="counter-who-hint"
          {...(matches[active] && { 'aria-activedescendant': `counter-match-${matches[active].id}` })}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value)
            setMatches([])
            setProblem('')
          }}
        />
        <QrButton
          onCode={(code) => {
            setText(code)
            find(code)
          }}
        />
        <Button
          size="large"
          type="primary"
          icon={<SearchOutlined aria-hidden />}
          loading={isBusy}
          onClick={() => find(text)}
        >
          {t.find}
        </Button>
        <Button size="large" onClick={onWithout} aria-keyshortcuts={keys.withoutMember}>
          {t.without} <KeyHint>{keys.withoutMember}</KeyHint>
        </Button>
      </div>
      <p id="counter-who-hint" className={styles.hint}>
        {t.hint}
      </p>
      {problem && <Alert type="error" role="alert" showIcon title={problem} />}
      <MatchList members={matches} active={active} onPick={pick} />
    </div>
  )
}
