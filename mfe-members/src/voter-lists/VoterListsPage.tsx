import { type VoterList, voterListName } from '@samity/shared-api/contract/members/voter-list'
import { Card, EmptyState, ErrorState, LoadingState, Page, useMayEdit } from '@samity/shared-ui/core'
import { DataTable, useUrlParams, type Column } from '@samity/shared-ui/data'
import { NewInSheet } from '@samity/shared-ui/records'
import { Link } from '@samity/shared-ui/router'
import { useGet } from '@samity/shared-ui/query'
import { useLanguage, useSay, useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { voterListLink, voterListsPath } from '../members-api.ts'
import styles from '../members.module.css'
import { DraftForm } from './DraftForm.tsx'
import { RuleCard } from './RuleCard.tsx'
import { VoterListPage } from './VoterListPage.tsx'
import { ruleText, stateWords } from './voter-list-words.ts'

const words = {
  heading: { en: 'Voter Lists', bn: 'ভোটার তালিকা' },
  list: { en: 'All Voter Lists', bn: 'সব ভোটার তালিকা' },
  draft: { en: 'draft', bn: 'খসড়া' },
  name: { en: 'Name', bn: 'নাম' },
  day: { en: 'As of', bn: 'যে তারিখের' },
  rule: { en: 'Rule', bn: 'নিয়ম' },
  state: { en: 'State', bn: 'অবস্থা' },
  voters: { en: 'Voters', bn: 'ভোটার' },
  open: { en: 'Open objections', bn: 'অমীমাংসিত আপত্তি' },
  empty: {
    en: 'There is no voter list. Check the rule, then make a draft as of a day.',
    bn: 'কোনো ভোটার তালিকা নেই। নিয়ম দেখে নিন, তারপর একটি তারিখের খসড়া তৈরি করুন।',
  },
}

export default function VoterListsPage() {
  const [params] = useUrlParams()
  const id = Number(params.get('list'))
  return id > 0 ? <VoterListPage key={id} id={id} /> : <AllLists />
}

function AllLists() {
  const mayEdit = useMayEdit()
  const [, updateParams] = useUrlParams({ replace: true })
  const { data, error, refresh } = useGet<VoterList[]>(voterListsPath)
  const columns = useColumns()
  return (
    <Page
      heading={words.heading}
      actions={
        mayEdit &&
        data && (
          <NewInSheet name={words.draft}>
            {/* the form begins with the rule of the last list */}
            {() => <DraftForm last={data[0]} onMade={({ id }) => updateParams({ list: String(id) })} />}
          </NewInSheet>
        )
      }
    >
      <RuleCard />
      <Card heading={words.list}>
        {error ? (
          <ErrorState error={error} retry={refresh} />
        ) : !data ? (
          <LoadingState />
        ) : data.length === 0 ? (
          <EmptyState text={words.empty} />
        ) : (
          <DataTable label={words.list} file="voter-lists" rows={data} columns={columns} />
        )}
      </Card>
    </Page>
  )
}

function useColumns(): Column<VoterList>[] {
  const say = useSay()
  const show = useShow()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        name: 'name',
        label: words.name,
        value: (list) => say(voterListName(list)),
        show: (list) => (
          <Link className={styles.link} to={voterListLink(list.id)}>
            {say(voterListName(list))}
          </Link>
        ),
      },
      { name: 'day', label: words.day, kind: 'day', value: ({ day }) => day },
      {
        name: 'rule',
        label: words.rule,
        value: ({ rule }) => ruleText(rule, language, show),
        hidden: 'when narrow',
      },
      {
        name: 'state',
        label: words.state,
        value: ({ status, released_at }) => say(stateWords[released_at ? 'released' : status]),
        show: ({ status, released_at }) => (
          <span className={`${styles.tag} ${status === 'final' ? styles.good : ''}`}>
            {say(stateWords[released_at ? 'released' : status])}
          </span>
        ),
      },
      { name: 'voters', label: words.voters, kind: 'int', value: ({ voters }) => voters },
      { name: 'open', label: words.open, kind: 'int', value: ({ open_objections }) => open_objections },
    ],
    [say, show, language],
  )
}
