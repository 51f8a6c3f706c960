import { roleNames, roles } from '@samity/shared-api/contract'
import { user, userStatuses, type UserAccount } from '@samity/shared-api/contract/users/user'
import { Page, Card } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, useList, type Column } from '@samity/shared-ui/data'
import { useSay } from '@samity/shared-ui/words'
import { useState } from 'react'
import { Moment } from '@samity/shared-ui/admin'
import { AccountDialog } from './AccountDialog.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { AccountActions } from './AccountActions.tsx'
import { SignOnLinks } from './SignOnLinks.tsx'
import { PendingNotice, AccountStatus } from './AccountStatus.tsx'

const roleChoices = roles.map((value) => ({ value, label: roleNames[value] }))

const words = {
  heading: { en: 'Users', bn: 'ব্যবহারকারী' },
  empty: { en: 'No users found.', bn: 'কোনো ব্যবহারকারী পাওয়া যায়নি।' },
  status: user.fields.status.label,
  role: user.fields.role.label,
  sessions: { en: 'Sessions', bn: 'সেশন' },
  seen: { en: 'Last used', bn: 'সর্বশেষ ব্যবহার' },
  since: { en: 'Registered', bn: 'নিবন্ধিত' },
}

const usernameColumn: Column<UserAccount> = {
  name: 'username',
  label: user.fields.username.label,
  value: ({ username }) => username,
}
const columns: Column<UserAccount>[] = [
  {
    name: 'name_bengali',
    hidden: true,
    label: user.fields.name_bengali.label,
    value: ({ name_bengali }) => name_bengali,
  },
  { name: 'email', label: user.fields.email.label, value: ({ email }) => email },
  { name: 'phone', hidden: true, label: user.fields.phone.label, value: ({ phone }) => phone },
  { name: 'role', label: words.role, value: ({ role }) => role, kind: 'choice', choices: roleChoices },
  {
    name: 'status',
    label: words.status,
    value: ({ status }) => status,
    kind: 'choice',
    choices: userStatuses,
    show: (account) => <AccountStatus account={account} />,
  },
  {
    name: 'sessions',
    hidden: true,
    sort: null,
    label: words.sessions,
    value: ({ sessions }) => sessions,
    kind: 'int',
  },
  {
    name: 'last_seen_at',
    sort: null,
    label: words.seen,
    value: ({ last_seen_at }) => last_seen_at,
    show: ({ last_seen_at }) => <Moment at={last_seen_at} />,
  },
  {
    name: 'created_at',
    hidden: true,
    sort: null,
    label: words.since,
    value: ({ created_at }) => created_at,
    show: ({ created_at }) => <Moment at={created_at} />,
  },
]

// an association without e-mail has an empty column otherwise
const columnsWithoutEmail = columns.filter(({ name }) => name !== 'email')

type Dialog = { kind: 'approve' | 'edit'; account: UserAccount }

export default function UsersPage() {
  const list = useList<UserAccount>('users/', {
    search: true,
    filters: { status: 'status', role: 'role' },
  })
  const hasEmail = list.rows?.some(({ email }) => email)
  const say = useSay()
  const nameColumn: Column<UserAccount> = {
    name: 'name',
    label: user.fields.name.label,
    value: ({ name, name_bengali }) => say({ en: name, bn: name_bengali || name }),
  }
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => {
    setDialog(undefined)
    list.refresh()
  }
  const filter = (name: 'status' | 'role', choices: typeof roleChoices | typeof userStatuses) => (
    <ChoiceFilter list={list} name={name} field={{ label: words[name], choices }} />
  )
  return (
    <Page heading={words.heading}>
      <PendingNotice onShow={() => list.setParams({ status: 'pending', role: '', search: '' })} />
      <SignOnLinks />
      <Card>
        <ListTable
          list={list}
          label={words.heading}
          columns={[usernameColumn, nameColumn, ...(hasEmail ? columns : columnsWithoutEmail)]}
          empty={words.empty}
          file="users"
          filters={
            <>
              {filter('status', userStatuses)}
              {filter('role', roleChoices)}
            </>
          }
          actions={(account) => (
            <AccountActions
              account={account}
              list={list}
              onApprove={() => setDialog({ kind: 'approve', account })}
              onEdit={() => setDialog({ kind: 'edit', account })}
            />
          )}
        />
      </Card>
      {dialog?.kind === 'approve' && <ApproveDialog account={dialog.account} onClose={close} />}
      {dialog?.kind === 'edit' && <AccountDialog account={dialog.account} onClose={close} />}
    </Page>
  )
}
