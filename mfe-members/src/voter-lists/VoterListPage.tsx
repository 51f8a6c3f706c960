import { dayOfInstant } from '@samity/shared-api/contract/moment'
import { http } from '@samity/shared-api/client'
import { type VoterList, voterListName } from '@samity/shared-api/contract/members/voter-list'
import { today, type Words } from '@samity/shared-api/contract'
import { sessionAtom } from '@samity/shared-api/session'
import {
  Button,
  Card,
  ErrorState,
  LoadingState,
  Page,
  useAction,
  useMayEdit,
  useRole,
  RecordButton,
} from '@samity/shared-ui/core'
import { deletionReason, useUrlParams } from '@samity/shared-ui/data'
import { useGet, usePersonName } from '@samity/shared-ui/query'
import { fill, fillWords, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Figures } from '../components/Figures.tsx'
import { voterListPath, voterListsLink } from '../members-api.ts'
import styles from '../members.module.css'
import { Objections } from './Objections.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { VoterListPrint } from './VoterListPrint.tsx'
import { Voters } from './Voters.tsx'
import { WhyLookup } from './WhyLookup.tsx'
import { ruleText, stateWords } from './voter-list-words.ts'

const words = {
  heading: { en: 'Voter List', bn: 'ভোটার তালিকা' },
  summary: { en: 'Summary', bn: 'সারসংক্ষেপ' },
  asOf: { en: 'As of {day}', bn: '{day} তারিখের' },
  rule: { en: 'Rule: {rule}', bn: 'নিয়ম: {rule}' },
  voters: { en: 'Voters', bn: 'ভোটার' },
  objections: { en: 'Objections', bn: 'আপত্তি' },
  open: { en: 'Open objections', bn: 'অমীমাংসিত আপত্তি' },
  computed: {
    en: 'A draft follows receipts and objections until it is made final.',
    bn: 'চূড়ান্ত করার আগ পর্যন্ত খসড়া রসিদ ও আপত্তি অনুযায়ী বদলায়।',
  },
  finalised: { en: 'Final since {day}, by {person}', bn: '{day} থেকে চূড়ান্ত, করেছেন {person}' },
  ownDraft: {
    en: 'You made this draft. Another person can make it final, or you from {day}.',
    bn: 'খসড়াটি আপনি তৈরি করেছেন। অন্য কেউ এটি চূড়ান্ত করতে পারেন, অথবা আপনি {day} থেকে।',
  },
  digest: { en: 'Digest (SHA-256)', bn: 'যাচাই-সংকেত (SHA-256)' },
  message: { en: 'Send SMS or e-mail', bn: 'এসএমএস বা ই-মেইল পাঠান' },
  print: { en: 'Print', bn: 'ছাপুন' },
  finalise: { en: 'Make Final', bn: 'চূড়ান্ত করুন' },
  release: { en: 'Release on the Website', bn: 'ওয়েবসাইটে প্রকাশ করুন' },
  withdraw: { en: 'Withdraw from the Website', bn: 'ওয়েবসাইট থেকে সরান' },
  remove: { en: 'Delete the Draft', bn: 'খসড়া মুছুন' },
  void: { en: 'Delete the List', bn: 'তালিকা মুছুন' },
  rename: { en: 'Rename', bn: 'নাম বদলান' },
  isVoid: { en: 'Deleted on {day} by {person}: {reason}', bn: '{day} তারিখে মুছেছেন {person}: {reason}' },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
}
const actions = {
  finalise: {
    question: {
      en: 'Make this list final with {voters} voters?',
      bn: '{voters} জন ভোটার নিয়ে তালিকাটি চূড়ান্ত করবেন?',
    },
    explain: {
      en: 'Nobody can change a final list. A mistake needs a new list.',
      bn: 'চূড়ান্ত তালিকা কেউ বদলাতে পারে না। ভুল হলে নতুন তালিকা লাগবে।',
    },
    done: { en: 'The list is final.', bn: 'তালিকাটি চূড়ান্ত হয়েছে।' },
  },
  release: {
    question: { en: 'Show this list to everyone?', bn: 'তালিকাটি সবাইকে দেখাবেন?' },
    explain: {
      en: 'Visitors see serial, name, number, and what public cards show.',
      bn: 'দর্শনার্থীরা ক্রমিক, নাম, নম্বর এবং প্রকাশ্য কার্ডে যা থাকে তা দেখবেন।',
    },
    done: { en: 'The list is on the website.', bn: 'তালিকাটি ওয়েবসাইটে প্রকাশিত হয়েছে।' },
  },
  withdraw: {
    question: { en: 'Withdraw this list from the website?', bn: 'তালিকাটি ওয়েবসাইট থেকে সরাবেন?' },
    explain: { en: 'The list stays final.', bn: 'তালিকাটি চূড়ান্তই থাকবে।' },
    done: { en: 'The list is no longer on the website.', bn: 'তালিকাটি আর ওয়েবসাইটে নেই।' },
  },
  remove: {
    question: { en: 'Delete this draft with its objections?', bn: 'আপত্তিসহ এই খসড়া মুছবেন?' },
    explain: { en: 'It cannot be restored.', bn: 'এটি আর ফেরানো যাবে না।' },
    done: { en: 'The draft is deleted.', bn: 'খসড়া মুছে ফেলা হয়েছে।' },
  },
  void: {
    question: { en: 'Delete this final list?', bn: 'এই চূড়ান্ত তালিকা মুছবেন?' },
    explain: {
      en: 'It leaves the lists and cannot be released again. The audit log keeps the reason.',
      bn: 'এটি তালিকা থেকে চলে যাবে এবং আর প্রকাশ করা যাবে না। কারণটি নিরীক্ষা লগে থাকবে।',
    },
    reason: deletionReason,
    done: { en: 'The list is deleted.', bn: 'তালিকাটি মুছে ফেলা হয়েছে।' },
  },
} satisfies Record<string, { question: Words; explain: Words; done: Words; reason?: Words }>
type Action = keyof typeof actions

export function VoterListPage({ id }: { id: number }) {
  const say = useSay()
  const { data: list, error, refresh } = useGet<VoterList>(voterListPath(id))
  return (
    <Page heading={list ? say(voterListName(list)) : words.heading} back={voterListsLink}>
      {error ? (
        <Card>
          <ErrorState error={error} retry={refresh} />
        </Card>
      ) : !list ? (
        <Card>
          <LoadingState />
        </Card>
      ) : (
        <>
          <Card heading={words.summary}>
            <Summary list={list} onChanged={refresh} />
          </Card>
          <WhyLookup listId={id} />
          <Objections list={list} onChanged={refresh} />
          {/* a decision changes who is on a draft */}
          <Voters key={`${list.version} ${list.open_objections} ${list.voters}`} list={list} />
        </>
      )}
    </Page>
  )
}

function Summary({ list, onChanged }: { list: VoterList; onChanged: () => void }) {
  const t = useWords(words)
  const say = useSay()
  const personOf = usePersonName()
  const show = useShow()
  const language = useLanguage()
  const { day, rule, status, voters, objections, open_objections, digest, finalised_at, finalised_by } = list
  return (
    <>
      <p>
        {fill(t.asOf, { day: show.day(day) })}{' '}
        <span className={`${styles.tag} ${status === 'final' ? styles.good : ''}`}>
          {say(stateWords[list.voided_at ? 'void' : list.released_at ? 'released' : status])}
        </span>
      </p>
      {list.voided_at && (
        <p role="status">
          {fill(t.isVoid, {
            day: show.day(dayOfInstant(list.voided_at)),
            person: personOf(list.voided_by) || '—',
            reason: list.void_reason ?? '',
          })}
        </p>
      )}
      <p className={styles.soft}>{fill(t.rule, { rule: ruleText(rule, language, show) })}</p>
      <Figures
        figures={[
          [t.voters, show.number(voters)],
          [t.objections, show.number(objections)],
          [t.open, show.number(open_objections)],
        ]}
      />
      {status === 'draft' ? (
        <p className={styles.soft}>{t.computed}</p>
      ) : (
        <>
          {finalised_at && (
            <p>
              {fill(t.finalised, {
                day: show.day(dayOfInstant(finalised_at)),
                person: personOf(finalised_by) || '—',
              })}
            </p>
          )}
          <p className={styles.digest}>
            {t.digest}: <span translate="no">{digest}</span>
          </p>
        </>
      )}
      <ListButtons list={list} onChanged={onChanged} />
    </>
  )
}

function ListButtons({ list, onChanged }: { list: VoterList; onChanged: () => void }) {
  const t = useWords(words)
  const show = useShow()
  const mayEdit = useMayEdit()
  const [, updateParams] = useUrlParams({ replace: true })
  const [isPrinting, setIsPrinting] = useState(false)
  const [isRenaming, setIsRenaming] = useState(false)
  const isAdmin = useRole() === 'admin'
  const { run, busyWith } = useAction()
  const username = useAtomValue(sessionAtom).user?.username
  const { own_final_from: ownFrom } = list
  const isOwnDraft = list.created_by === username && ownFrom !== null && ownFrom > today()

  function handleClick(action: Action) {
    const { question, done, ...rest } = actions[action]
    const isRemoval = action === 'remove' || action === 'void'
    const path = voterListPath(list.id)
    run((answer) => (isRemoval ? http.delete(path, { data: answer }) : http.post(`${path}${action}/`)), {
      name: action,
      ask: {
        ...rest,
        question: fillWords(question, { voters: show.number(list.voters) }),
        ok: words[action],
        cancel: words.cancel,
        danger: isRemoval,
      },
      done,
      // someone else may have decided: the message says what, and the page shows it
      onEnd: (error) => (isRemoval && !error ? updateParams({ list: '' }) : onChanged()),
    })
  }
  const button = (action: Action, type: 'primary' | 'default') => (
    <Button
      type={type}
      danger={action === 'remove' || action === 'void'}
      loading={busyWith === action}
      disabled={action === 'finalise' && isOwnDraft}
      onClick={() => handleClick(action)}
    >
      {t[action]}
    </Button>
  )
  return (
    <div className={styles.toolbar}>
      {mayEdit && isOwnDraft && (
        <p className={styles.soft} role="note">
          {fill(t.ownDraft, { day: show.day(ownFrom) })}
        </p>
      )}
      <Button onClick={() => setIsPrinting(true)}>{t.print}</Button>
      {!list.voided_at && (
        <RecordButton kind="outgoing-message" values={{ kind: 'free', who: 'voters', list: list.id }}>
          {t.message}
        </RecordButton>
      )}
      {mayEdit && list.status === 'draft' && (
        <>
          {button('finalise', 'primary')}
          <Button onClick={() => setIsRenaming(true)}>{t.rename}</Button>
          {button('remove', 'default')}
        </>
      )}
      {mayEdit &&
        list.status === 'final' &&
        !list.voided_at &&
        (list.released_at ? button('withdraw', 'default') : button('release', 'primary'))}
      {isAdmin &&
        list.status === 'final' &&
        !list.released_at &&
        !list.voided_at &&
        button('void', 'default')}
      {isRenaming && <RenameDialog list={list} onRenamed={onChanged} onClose={() => setIsRenaming(false)} />}
      {isPrinting && <VoterListPrint list={list} onClose={() => setIsPrinting(false)} />}
    </div>
  )
}
