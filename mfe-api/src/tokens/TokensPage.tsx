import { collection, http } from '@samity/shared-api/client'
import {
  apiToken,
  apiTokenStates,
  type ApiToken,
  type NewApiToken,
} from '@samity/shared-api/contract/api-tokens/api-token'
import { scopeAreas, type Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import {
  Alert,
  Button,
  Card,
  ErrorState,
  LoadingState,
  Page,
  PlusOutlined,
  useConfirm,
} from '@samity/shared-ui/core'
import { columnsFor, DataTable, useRows, useUrlParams, type Column } from '@samity/shared-ui/data'
import { fill, fillWords, useSay, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { ChoiceFilter, TextFilter } from '../components/filters.tsx'
import { SecretDialog } from '../components/SecretDialog.tsx'
import { useAction } from '../components/use-action.ts'
import { useMoment } from '../components/use-moment.ts'
import { describeScopes } from './describe-scopes.ts'
import { TokenDialog } from './TokenDialog.tsx'
import styles from './tokens.module.css'

const tokens = collection(apiToken)

const words = {
  heading: { en: 'API Tokens', bn: 'এপিআই টোকেন' },
  about: {
    en: 'Another program calls Samity with a token. Give each program its own, with as few scopes as it needs, and revoke it when the program is no longer in use.',
    bn: 'অন্য প্রোগ্রাম টোকেন দিয়ে সমিতি ব্যবহার করে। প্রতিটি প্রোগ্রামকে আলাদা টোকেন দিন, শুধু যতটুকু পরিধি দরকার; প্রোগ্রামটি আর ব্যবহার না হলে টোকেন বাতিল করুন।',
  },
  add: { en: 'New Token', bn: 'নতুন টোকেন' },
  empty: {
    en: 'There is no token yet. Click New Token when another program is to read or book records.',
    bn: 'এখনো কোনো টোকেন নেই। অন্য প্রোগ্রাম রেকর্ড পড়বে বা যোগ করবে, এমন হলে নতুন টোকেন বোতামে ক্লিক করুন।',
  },
  noMatch: {
    en: 'No token matches the filters.',
    bn: 'এই শর্তে কোনো টোকেন পাওয়া যায়নি।',
  },
  state: { en: 'State', bn: 'অবস্থা' },
  area: { en: 'Area', bn: 'ক্ষেত্র' },
  hint: { en: 'Ends With', bn: 'শেষের অক্ষর' },
  used: { en: 'Last Used', bn: 'সর্বশেষ ব্যবহার' },
  usedFrom: { en: 'Used From', bn: 'কোথা থেকে' },
  unused: { en: 'Never', bn: 'কখনো নয়' },
  anywhere: { en: 'Any', bn: 'যেকোনো' },
  owner: { en: 'Owner', bn: 'মালিক' },
  created: { en: 'Created', bn: 'তৈরি' },
  revokedAt: { en: 'Revoked', bn: 'বাতিলের সময়' },
  revokedBy: { en: 'Revoked By', bn: 'বাতিল করেছেন' },
  revoke: { en: 'Revoke', bn: 'বাতিল করুন' },
  keep: { en: 'Keep it', bn: 'রেখে দিন' },
  question: { en: 'Revoke the token ‘{name}’?', bn: '‘{name}’ টোকেন বাতিল করবেন?' },
  explain: {
    en: 'The program that uses it is refused from its next request on. A revoked token cannot be used again; make a new one instead.',
    bn: 'যে প্রোগ্রাম এটি ব্যবহার করে তার পরের অনুরোধ থেকেই প্রত্যাখ্যান করা হবে। বাতিল টোকেন আর চালু করা যায় না; দরকার হলে নতুন টোকেন তৈরি করুন।',
  },
  revoked: { en: 'The token is revoked.', bn: 'টোকেন বাতিল হয়েছে।' },
  createdTitle: { en: 'Token of {name}', bn: '{name}-এর টোকেন' },
  token: { en: 'Token', bn: 'টোকেন' },
}

/** True if the token may read or write the area. */
const isAbout = ({ scopes }: ApiToken, area: string) =>
  scopes.some((scope: Scope) => scope === `read:${area}` || scope === `write:${area}`)

/** Administrators create API tokens for programs, see how they are used, and revoke them. */
export default function TokensPage() {
  const t = useWords(words)
  const confirm = useConfirm()
  const { rows, error, refresh } = useRows(tokens)
  const [params, updateParams] = useUrlParams({ replace: true })
  const [isCreating, setIsCreating] = useState(false)
  const [created, setCreated] = useState<NewApiToken>()
  const [busy, run] = useAction()
  const columns = useColumns()
  const search = params.get('search') ?? ''
  const state = params.get('state') ?? ''
  const area = params.get('area') ?? ''

  async function revoke({ id, name }: ApiToken) {
    const question = fillWords(words.question, { name })
    const { explain, revoke: ok, keep: cancel } = words
    if (!(await confirm({ question, explain, ok, cancel, danger: true }))) return
    await run({
      name: String(id),
      request: () => http.delete(`api-tokens/${id}/`),
      done: words.revoked,
      onDone: refresh,
    })
  }

  const matches = rows?.filter(
    (row) =>
      (state === '' || row.state === state) &&
      (area === '' || isAbout(row, area)) &&
      row.name.toLowerCase().includes(search.trim().toLowerCase()),
  )
  return (
    <Page
      heading={words.heading}
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsCreating(true)}>
          {t.add}
        </Button>
      }
    >
      <Card>
        <Alert className={styles.about} type="info" showIcon title={t.about} />
        <DataTable
          label={words.heading}
          rows={matches ?? []}
          columns={columns}
          file="api-tokens"
          empty={rows?.length === 0 ? words.empty : words.noMatch}
          insteadOfRows={
            error ? <ErrorState error={error} retry={refresh} /> : rows ? undefined : <LoadingState />
          }
          rowClass={(row) => (row.state === 'active' ? undefined : styles.ended)}
          tools={
            <>
              <TextFilter value={search} onSearch={(text) => updateParams({ search: text })} />
              <ChoiceFilter
                name="state"
                label={t.state}
                options={apiTokenStates}
                value={state}
                onChange={(value) => updateParams({ state: value })}
              />
              <ChoiceFilter
                name="area"
                label={t.area}
                options={scopeAreas}
                value={area}
                onChange={(value) => updateParams({ area: value })}
              />
            </>
          }
          actions={(row) =>
            row.state !== 'revoked' && (
              <Button size="small" danger loading={busy === String(row.id)} onClick={() => void revoke(row)}>
                {t.revoke}
              </Button>
            )
          }
        />
      </Card>
      {isCreating && (
        <TokenDialog
          onCancel={() => setIsCreating(false)}
          onCreated={(token) => {
            setIsCreating(false)
            setCreated(token)
            refresh()
          }}
        />
      )}
      {created && (
        <SecretDialog
          title={fill(t.createdTitle, { name: created.name })}
          label={words.token}
          secret={created.token}
          onStored={() => setCreated(undefined)}
        />
      )}
    </Page>
  )
}

function useColumns(): Column<ApiToken>[] {
  const say = useSay()
  const moment = useMoment()
  return useMemo(
    () =>
      columnsFor(
        apiToken,
        'name',
        {
          name: 'state',
          label: words.state,
          kind: 'choice',
          choices: apiTokenStates,
          value: ({ state }) => state,
        },
        'role',
        {
          name: 'scopes',
          label: apiToken.fields.scopes.label,
          value: ({ scopes }) => describeScopes(scopes, say),
        },
        {
          name: 'addresses',
          label: apiToken.fields.addresses.label,
          value: ({ addresses }) => addresses.join(', ') || say(words.anywhere),
        },
        'expires_on',
        {
          name: 'last_used_at',
          label: words.used,
          value: ({ last_used_at }) => last_used_at,
          show: ({ last_used_at }) => (last_used_at ? moment(last_used_at) : say(words.unused)),
        },
        {
          name: 'last_used_from',
          label: words.usedFrom,
          hidden: 'when narrow',
          value: ({ last_used_from }) => last_used_from,
        },
        { name: 'hint', label: words.hint, hidden: 'when narrow', value: ({ hint }) => `…${hint}` },
        { name: 'owner', label: words.owner, hidden: true, value: ({ owner }) => owner },
        {
          name: 'created_at',
          label: words.created,
          hidden: true,
          value: ({ created_at }) => created_at,
          show: ({ created_at }) => moment(created_at),
        },
        {
          name: 'revoked_at',
          label: words.revokedAt,
          hidden: true,
          value: ({ revoked_at }) => revoked_at,
          show: ({ revoked_at }) => moment(revoked_at),
        },
        { name: 'revoked_by', label: words.revokedBy, hidden: true, value: ({ revoked_by }) => revoked_by },
      ),
    [say, moment],
  )
}
