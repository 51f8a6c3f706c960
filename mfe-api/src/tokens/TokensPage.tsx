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
  useAction,
} from '@samity/shared-ui/core'
import { ChoiceFilter, DataTable, useRows, useUrlParams } from '@samity/shared-ui/data'
import { fill, fillWords, useWords } from '@samity/shared-ui/words'
import { TextFilter } from '../components/TextFilter.tsx'
import { SecretDialog } from '../components/SecretDialog.tsx'
import { useCreation } from '../components/use-creation.ts'
import { TokenDialog } from './TokenDialog.tsx'
import { useTokenColumns } from './use-token-columns.tsx'
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

const isAbout = ({ scopes }: ApiToken, area: string) =>
  scopes.some((scope: Scope) => scope === `read:${area}` || scope === `write:${area}`)

export default function TokensPage() {
  const t = useWords(words)
  const { rows, error, refresh } = useRows(tokens)
  const [params, updateParams] = useUrlParams({ replace: true })
  const creation = useCreation<NewApiToken>(refresh)
  const { busyWith, run } = useAction()
  const columns = useTokenColumns()
  const search = params.get('search') ?? ''
  const state = params.get('state') ?? ''
  const area = params.get('area') ?? ''
  const filters = { params: { state, area }, setParams: updateParams }

  function revoke({ id, name }: ApiToken) {
    const question = fillWords(words.question, { name })
    const { explain, revoke: ok, keep: cancel } = words
    run(() => http.delete(`api-tokens/${id}/`), {
      name: String(id),
      ask: { question, explain, ok, cancel, danger: true },
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
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={creation.open}>
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
                list={filters}
                name="state"
                field={{ label: words.state, choices: apiTokenStates }}
              />
              <ChoiceFilter list={filters} name="area" field={{ label: words.area, choices: scopeAreas }} />
            </>
          }
          actions={(row) =>
            row.state !== 'revoked' && (
              <Button size="small" danger loading={busyWith === String(row.id)} onClick={() => revoke(row)}>
                {t.revoke}
              </Button>
            )
          }
        />
      </Card>
      {creation.isOpen && <TokenDialog {...creation.form} />}
      {creation.created && (
        <SecretDialog
          title={fill(t.createdTitle, { name: creation.created.name })}
          label={words.token}
          secret={creation.created.token}
          onStored={creation.close}
        />
      )}
    </Page>
  )
}
