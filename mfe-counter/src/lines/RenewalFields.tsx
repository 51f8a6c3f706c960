import { collection } from '@samity/shared-api/client'
import {
  associateRegistration,
  type AssociateRegistration,
} from '@samity/shared-api/contract/sales/associate'
import { RecordSelect } from '@samity/shared-ui/data'
import { LineField, type LineProps } from './LineField.tsx'
import styles from './lines.module.css'

const associates = collection(associateRegistration)

/** The associate, of the member if one pays, with the end of the licence and the fee. */
export function RenewalFields(props: LineProps) {
  const { line, context } = props.complete
  const { payer } = context.basket
  return (
    <div className={styles.fields}>
      <LineField {...props} name="associate" value={line.values['associate'] ?? null}>
        <RecordSelect
          source={associates}
          query={payer ? { advocate_id: payer.bar_registration_number } : {}}
          label={({ name, license_no }) => `${name} · ${license_no}`}
          onChange={(id) => {
            if (id === null) props.onChange({ associate: undefined })
          }}
          onPick={(row) => {
            // rows of the server also contain until when the licence is valid
            const associate = row as AssociateRegistration | undefined
            if (!associate) return
            const { id, valid_until, renewal_fee } = associate
            props.onChange({
              associate: id,
              valid_until: valid_until ?? undefined,
              last_fee: renewal_fee && renewal_fee !== '0.00' ? renewal_fee : undefined,
            })
          }}
        />
      </LineField>
      <LineField {...props} name="renewal_end_date" />
      <LineField {...props} name="renewal_fee" />
    </div>
  )
}
