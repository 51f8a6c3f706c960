import { roleNames, roles, type Role } from '@samity/shared-api/contract'
import type {
  AssignedPermission,
  PermissionsResponse,
} from '@samity/shared-api/contract/system/module-permissions'
import { reloadModulesAtom } from '@samity/shared-api/session'
import { Card, Checkbox, EmptyState, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import { VersionedForm, type Edit } from '@samity/shared-ui/admin'
import { useSetAtom } from 'jotai'
import styles from './permissions.module.css'

const words = {
  heading: { en: 'Permissions of modules', bn: 'মডিউলের অনুমতি' },
  hint: {
    en: 'A permission is a right inside one module, such as lending a book. People have the permissions of their role. Being an administrator gives none.',
    bn: 'অনুমতি হলো একটি মডিউলের ভেতরের অধিকার, যেমন বই ধার দেওয়া। প্রত্যেকে নিজের ভূমিকার অনুমতি পান। প্রশাসক হলেই কোনো অনুমতি পাওয়া যায় না।',
  },
  empty: { en: 'No active module has permissions.', bn: 'চালু কোনো মডিউলে অনুমতি নেই।' },
  permission: { en: 'Permission', bn: 'অনুমতি' },
  cell: { en: '{permission}: {role}', bn: '{permission}: {role}' },
  proposed: { en: 'The module proposes: {roles}', bn: 'মডিউলের প্রস্তাব: {roles}' },
  noRole: { en: 'no role', bn: 'কোনো ভূমিকা নয়' },
}
const path = 'permissions/'
const rolesByName = ({ permissions }: PermissionsResponse) =>
  Object.fromEntries(permissions.map(({ name, roles: assigned }) => [name, assigned]))

export function PermissionRolesCard() {
  const t = useWords(words)
  const reloadModules = useSetAtom(reloadModulesAtom)
  const { data: response, error, refresh, set } = useGet<PermissionsResponse>(path, { snapshot: true })
  function applySaved(next: PermissionsResponse) {
    set(next)
    // the administrator's own screens depend on them, too
    reloadModules()
  }
  return (
    <Card heading={words.heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !response ? (
        <LoadingState />
      ) : response.permissions.length === 0 ? (
        <EmptyState text={words.empty} />
      ) : (
        <>
          <p className={styles.hint}>{t.hint}</p>
          <VersionedForm
            path={path}
            saved={response}
            valuesOf={rolesByName}
            bodyOf={(_values, edits) => ({ roles: edits })}
            onSaved={applySaved}
          >
            {(edit) => <Matrix permissions={response.permissions} edit={edit} />}
          </VersionedForm>
        </>
      )}
    </Card>
  )
}

type MatrixProps = { permissions: AssignedPermission[]; edit: Edit<Role[]> }

function Matrix({ permissions, edit }: MatrixProps) {
  const t = useWords(words)
  const say = useSay()
  return (
    <table className={styles.matrix} aria-label={say(words.heading)}>
      <thead>
        <tr>
          <th scope="col">{t.permission}</th>
          {roles.map((role) => (
            <th key={role} scope="col">
              {say(roleNames[role])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {permissions.map((permission) => (
          <PermissionRow key={permission.name} permission={permission} edit={edit} />
        ))}
      </tbody>
    </table>
  )
}

function PermissionRow({ permission, edit }: { permission: AssignedPermission; edit: Edit<Role[]> }) {
  const t = useWords(words)
  const say = useSay()
  const { name, title, module, defaults } = permission
  const assigned = edit.values[name] ?? []
  const error = edit.errors[name]
  const toggle = (role: Role, isChecked: boolean) =>
    edit.change(
      name,
      // in the order of the server, so that a choice and its undo are no change
      roles.filter((other) => (other === role ? isChecked : assigned.includes(other))),
    )
  return (
    <tr>
      <th scope="row">
        {say(title)}
        <span className={styles.detail}>
          {say(module)} · <code translate="no">{name}</code>
        </span>
        {defaults.join() !== assigned.join() && (
          <span className={styles.detail}>
            {fill(t.proposed, {
              roles: defaults.map((role) => say(roleNames[role])).join(', ') || t.noRole,
            })}
          </span>
        )}
        {error && (
          <span className={styles.error} role="alert">
            {error}
          </span>
        )}
      </th>
      {roles.map((role) => (
        <td key={role}>
          <Checkbox
            aria-label={fill(t.cell, { permission: say(title), role: say(roleNames[role]) })}
            aria-invalid={error ? true : undefined}
            checked={assigned.includes(role)}
            onChange={({ target }) => toggle(role, target.checked)}
          >
            <span className={styles.roleName}>{say(roleNames[role])}</span>
          </Checkbox>
        </td>
      ))}
    </tr>
  )
}
