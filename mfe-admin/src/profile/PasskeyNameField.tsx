import { maxPasskeyNameLength } from '@samity/shared-api/contract/users/two-factor'
import { PlainField } from '@samity/shared-ui/plain'

const words = {
  label: { en: 'Passkey Name', bn: 'পাসকির নাম' },
  hint: { en: 'For example: office laptop, phone', bn: 'যেমন: অফিসের ল্যাপটপ, ফোন' },
}

export const PasskeyNameField = (field: { value: string; onChange: (name: string) => void }) => (
  <PlainField
    {...field}
    label={words.label}
    hint={words.hint}
    name="passkey_name"
    maxLength={maxPasskeyNameLength}
    autoComplete="off"
    autoCapitalize="sentences"
    autoFocus
  />
)
