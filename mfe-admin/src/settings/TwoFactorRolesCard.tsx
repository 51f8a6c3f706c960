import { http } from '@samity/shared-api/client'
import { roleNames, roles } from '@samity/shared-api/contract'
import type { TwoFactorRoles } from '@samity/shared-api/contract/users/two-factor'
import { LoadingState, Button, Checkbox, ErrorState, Card, useUnsaved } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useState, type FormEvent } from 'react'
import { useAsyncAction } from '@samity/shared-ui/admin'
import styles from './settings.module.css'

const words = {
  heading: { en: 'Two-step sign-in', bn: 'দুই ধাপের সাইন ইন' },
  legend: { en: 'Required for', bn: 'যাদের জন্য বাধ্যতামূলক' },
  hint: {
    en: 'People with these roles must set it up at their next sign-in.',
    bn: 'এই ভূমিকার ব্যক্তিরা পরের সাইন ইনে অন্য কিছুর আগে এটি চালু করবেন।',
  },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  saved: { en: 'Saved successfully', bn: 'সফলভাবে সংরক্ষণ করা হয়েছে' },
}

export function TwoFactorRolesCard() {
  const { data: value, error, refresh, set } = useGet<TwoFactorRoles>('two-factor-roles/', { snapshot: true })
  return (
    <Card heading={words.heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : value ? (
        <RolesForm key={value.version} required={value} onSaved={set} />
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
  const [selectedRoles, setSelectedRoles] = useState(required.roles)
  const { busy, attempt } = useAsyncAction()
  const settle = useUnsaved(selectedRoles.join(' ') !== required.roles.join(' '))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt(
      () =>
        http.put<TwoFactorRoles>('two-factor-roles/', { roles: selectedRoles, version: required.version }),
      {
        successMessage: words.saved,
        onSuccess: ({ data }) => {
          settle()
          onSaved(data)
        },
      },
    )
  }

  return (
    <form onSubmit={submit} className={styles.form}>
      <fieldset className={styles.roles} aria-describedby="two-factor-hint">
        <legend>{t.legend}</legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            checked={selectedRoles.includes(role)}
            onChange={({ target }) =>
              setSelectedRoles(
                roles.filter((other) => (other === role ? target.checked : selectedRoles.includes(other))),
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
      <div>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
