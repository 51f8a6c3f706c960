import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract'
import type { CounterMember } from '@samity/shared-api/contract/sales/basket'
import type { CashierDues } from '@samity/shared-api/contract/members/dues'
import { Alert, Avatar, Button, UserOutlined } from '@samity/shared-ui/core'
import { OwedCharges } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { LastPapers } from './LastPapers.tsx'
import styles from './person.module.css'

const words = {
  dues: { en: 'Dues', bn: 'বকেয়া' },
  rent: { en: 'Rent', bn: 'ভাড়া' },
  other: { en: 'Another person', bn: 'অন্য ব্যক্তি' },
}

type Props = { member: CounterMember; onOther: () => void }

export function PersonCard({ member, onOther }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const rent = toDecimal(sum(member.rent.map(({ amount }) => fromDecimal(amount))))
  const { name_english, name_bengali } = member
  return (
    <section className={styles.person} aria-label={say({ en: name_english, bn: name_bengali })}>
      <Avatar
        size={72}
        shape="square"
        {...(member.photo && { src: member.photo })}
        alt=""
        icon={<UserOutlined aria-hidden />}
      />
      <div className={styles.who}>
        <h2 className={styles.name} translate="no">
          {say({ en: name_english, bn: name_bengali })}
        </h2>
        <p className={styles.facts}>
          <span>{show.digits(member.bar_registration_number)}</span>
          <span translate="no">{say({ en: name_bengali, bn: name_english })}</span>
          <span>{show.digits(member.phone)}</span>
          <span>{say(member.standing)}</span>
        </p>
        <p className={styles.facts}>
          {member.dues !== null && (
            <span>
              {t.dues}: <strong>{show.money(member.dues)}</strong>
            </span>
          )}
          {member.rent.length > 0 && (
            <span>
              {t.rent}: <strong>{show.money(rent)}</strong>
            </span>
          )}
        </p>
        {member.charges && member.charges !== '0.00' && <Charges id={member.id} />}
      </div>
      <Button onClick={onOther}>{t.other}</Button>
      {member.refusal && (
        <Alert className={styles.wide} type="error" role="alert" showIcon title={say(member.refusal)} />
      )}
      <LastPapers receipts={member.last} />
    </section>
  )
}

const Charges = ({ id }: { id: number }) => (
  <OwedCharges charges={useGet<CashierDues>(`advocates/${id}/dues/`).data?.charges} />
)
