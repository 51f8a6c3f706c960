import { roleNames, roles, type Role, type Words } from '@samity/shared-api/contract'
import { user } from '@samity/shared-api/contract/users/user'
import { SelectField } from '@samity/shared-ui/forms'
import { useSay } from '@samity/shared-ui/words'
import { useId } from 'react'
import styles from './users.module.css'

const choices = roles.map((value) => ({ value, label: roleNames[value] }))

const roleDescriptions: Record<Role, Words> = {
  admin: {
    en: 'Can do everything, and manages users, settings, locks and modules.',
    bn: 'সবকিছু করতে পারেন; ব্যবহারকারী, সেটিংস, হিসাব বন্ধ ও মডিউল পরিচালনা করেন।',
  },
  staff: {
    en: 'Manages advocates, configuration, receipts and accounts.',
    bn: 'সদস্য, কনফিগারেশন, রসিদ ও হিসাব রাখেন।',
  },
  cashier: {
    en: 'Sees and adds receipts and sees advocates. Cannot change or delete anything.',
    bn: 'রসিদ দেখেন ও যোগ করেন, সদস্যদের তথ্য দেখেন; কিছু পরিবর্তন বা মুছতে পারেন না।',
  },
  auditor: { en: 'Can see everything and change nothing.', bn: 'সবকিছু দেখেন, কিছুই পরিবর্তন করেন না।' },
}

export function RoleSelect({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const say = useSay()
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say(user.fields.role.label)}</label>
      <SelectField
        id={id}
        name="role"
        aria-describedby={`${id}-means`}
        options={choices}
        value={value}
        onChange={(role) => onChange(role as Role)} // the options are the roles
      />
      <span id={`${id}-means`}>{say(roleDescriptions[value])}</span>
    </div>
  )
}
