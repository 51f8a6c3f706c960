import { toDecimal } from '@samity/shared-api/contract'
import { paymentTypes, type PaymentType } from '@samity/shared-api/contract/sales/money-record'
import { Alert, Button, CloseOutlined } from '@samity/shared-ui/core'
import { LabelledField, SelectField } from '@samity/shared-ui/forms'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { ComponentType } from 'react'
import type { LineKindName } from '../open-basket/basket.ts'
import { DuesFields } from './DuesFields.tsx'
import type { LineProps } from './LineField.tsx'
import { AdvocateChangeFields, DonationFields, ElectricityFields } from './OtherFields.tsx'
import { PaperFields } from './PaperFields.tsx'
import { RenewalFields } from './RenewalFields.tsx'
import { RentFields } from './RentFields.tsx'
import styles from './lines.module.css'

const words = {
  remove: { en: 'Remove {section}', bn: '{section} বাদ দিন' },
  paymentType: { en: 'Payment Type', bn: 'পরিশোধের ধরন' },
}

const fieldsOf: Readonly<Record<LineKindName, ComponentType<LineProps>>> = {
  vokalotnama: PaperFields,
  cartis: PaperFields,
  notary: PaperFields,
  'bail-bond': PaperFields,
  form: PaperFields,
  dues: DuesFields,
  rent: RentFields,
  renewal: RenewalFields,
  'advocate-change': AdvocateChangeFields,
  electricity: ElectricityFields,
  donation: DonationFields,
}

type Props = LineProps & {
  number: number
  onRemove: () => void
  onPaymentType: (type: PaymentType) => void
}

export function LineCard({ number, onRemove, onPaymentType, ...props }: Props) {
  const { line, kind, context, total } = props.complete
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const Fields = fieldsOf[line.kind]
  const title = say(kind.title)
  const otherErrors = Object.entries(props.errors).filter(([name]) => !kind.shown.includes(name))
  const labelOf = (name: string) => kind.resource.fields[name.split('.')[0] ?? '']?.label
  return (
    <li id={line.id} className={styles.line} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {show.digits(number)}. {title}
        </h2>
        <output className={styles.sum}>{show.money(toDecimal(total))}</output>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={fill(t.remove, { section: title })}
          onClick={onRemove}
        />
      </div>
      {otherErrors.map(([name, sentence]) => {
        const label = labelOf(name)
        return (
          <Alert
            key={name}
            type="error"
            showIcon
            role="alert"
            title={label ? `${say(label)}: ${sentence}` : sentence}
          />
        )
      })}
      <Fields {...props} />
      {context.basket.hasSeveralTypes && (
        <LabelledField id={`${line.id}_payment_type`} label={t.paymentType}>
          <SelectField
            options={paymentTypes}
            value={context.paymentType}
            onChange={(type) => onPaymentType(type as PaymentType)}
          />
        </LabelledField>
      )}
    </li>
  )
}
