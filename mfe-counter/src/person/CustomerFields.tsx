import { Button, Input } from '@samity/shared-ui/core'
import { LabelledField, PhoneInput } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import type { OpenBasket } from '../open-basket/basket.ts'
import styles from './person.module.css'

const words = {
  name: { en: 'Customer Name', bn: 'ক্রেতার নাম' },
  phone: { en: 'Customer Phone', bn: 'ক্রেতার ফোন' },
  find: { en: 'Find a member', bn: 'সদস্য খুঁজুন' },
}

type Props = {
  basket: OpenBasket
  onChange: (values: Partial<OpenBasket>) => void
  onFindMember: () => void
}

/** Who pays when it is no member. */
export function CustomerFields({ basket, onChange, onFindMember }: Props) {
  const t = useWords(words)
  return (
    <div className={styles.customer}>
      <LabelledField id="customer_name" label={t.name}>
        <Input
          autoComplete="off"
          maxLength={200}
          value={basket.customerName}
          onChange={({ target }) => onChange({ customerName: target.value })}
        />
      </LabelledField>
      <LabelledField id="customer_phone" label={t.phone}>
        <PhoneInput
          value={basket.customerPhone}
          onChange={({ target }) => onChange({ customerPhone: target.value })}
        />
      </LabelledField>
      <Button onClick={onFindMember}>{t.find}</Button>
    </div>
  )
}
