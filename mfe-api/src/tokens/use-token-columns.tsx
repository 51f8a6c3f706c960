import { apiToken, apiTokenStates, type ApiToken } from '@samity/shared-api/contract/api-tokens/api-token'
import { columnsFor, type Column } from '@samity/shared-ui/data'
import { useSay } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { useExactMoment } from '../components/use-exact-moment.ts'
import { describeScopes } from './describe-scopes.ts'

const words = {
  state: { en: 'State', bn: 'অবস্থা' },
  hint: { en: 'Ends With', bn: 'শেষের অক্ষর' },
  used: { en: 'Last Used', bn: 'সর্বশেষ ব্যবহার' },
  usedFrom: { en: 'Used From', bn: 'কোথা থেকে' },
  unused: { en: 'Never', bn: 'কখনো নয়' },
  anywhere: { en: 'Any', bn: 'যেকোনো' },
  owner: { en: 'Owner', bn: 'মালিক' },
  created: { en: 'Created', bn: 'তৈরি' },
  revokedAt: { en: 'Revoked', bn: 'বাতিলের সময়' },
  revokedBy: { en: 'Revoked By', bn: 'বাতিল করেছেন' },
}

export function useTokenColumns(): Column<ApiToken>[] {
  const say = useSay()
  const moment = useExactMoment()
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
          // programs and people write addresses in Latin digits
          show: ({ addresses }) =>
            addresses.length > 0 ? <span translate="no">{addresses.join(', ')}</span> : say(words.anywhere),
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
          show: ({ last_used_from }) => <span translate="no">{last_used_from}</span>,
        },
        {
          name: 'hint',
          label: words.hint,
          hidden: 'when narrow',
          value: ({ hint }) => `…${hint}`,
          show: ({ hint }) => <code translate="no">…{hint}</code>,
        },
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
