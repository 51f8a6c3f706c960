import { roleNames, roles, type Role } from '@samity/shared-api/contract'
import type { TwoFactorRoles } from '@samity/shared-api/contract/users/two-factor'
import { VersionedForm } from '@samity/shared-ui/admin'
import { LoadingState, Checkbox, ErrorState, Card } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useWords } from '@samity/shared-ui/words'
import { cardParts } from './settings-parts.ts'
import styles from './settings.module.css'

const words = {
  legend: { en: 'Required for', bn: 'যাদের জন্য বাধ্যতামূলক' },
  hint: {
    en: 'People with these roles must set it up at their next sign-in.',
    bn: 'এই ভূমিকার ব্যক্তিরা পরের সাইন ইনে অন্য কিছুর আগে এটি চালু করবেন।',
  },
}

export function TwoFactorRolesCard() {
  const { data: value, error, refresh, set } = useGet<TwoFactorRoles>('two-factor-roles/', { snapshot: true })
  return (
    <Card heading={cardParts.twoFactor.label}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : value ? (
        <RolesForm required={value} onSaved={set} />
      ) : (
        <LoadingState />
      )}
    </Card>
  )
}

type Props = { required: TwoFactorRoles; onSaved: (response: TwoFactorRoles) => void }

function RolesForm({ required, onSaved }: Props) {
  const t = useWords(words)
  const say = useSay()
  return (
    <VersionedForm<TwoFactorRoles, Role[]>
      path="two-factor-roles/"
      saved={required}
      valuesOf={({ roles: chosen }) => ({ roles: chosen })}
      bodyOf={(values) => values}
      onSaved={onSaved}
    >
      {({ values: { roles: chosen = [] }, change }) => (
        <>
          <fieldset className={styles.roles} aria-describedby="two-factor-hint">
            <legend>{t.legend}</legend>
            {roles.map((role) => (
              <Checkbox
                key={role}
                checked={chosen.includes(role)}
                onChange={({ target }) =>
                  change(
                    'roles',
                    roles.filter((other) => (other === role ? target.checked : chosen.includes(other))),
                  )
                }
              >
                {say(roleNames[role])}
              </Checkbox>
            ))}
          </fieldset>
          <span id="two-factor-hint" className={styles.hint}>
            {t.hint}
          </span>
        </>
      )}
    </VersionedForm>
  )
}
