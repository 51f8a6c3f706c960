import { collection } from '@samity/shared-api/client'
import { building } from '@samity/shared-api/contract/config/building'
import { RecordText } from '@samity/shared-ui/data'
import { YearSelect } from '@samity/shared-ui/forms'
import { LineField, type LineProps } from './LineField.tsx'
import styles from './lines.module.css'

const buildings = collection(building)

export const AdvocateChangeFields = (props: LineProps) => (
  <div className={styles.fields}>
    <LineField {...props} name="client_name" />
    <LineField {...props} name="case_no" />
    <LineField {...props} name="fee" />
  </div>
)

export const ElectricityFields = (props: LineProps) => (
  <div className={styles.fields}>
    <LineField {...props} name="month" />
    <LineField {...props} name="year">
      <YearSelect from={2010} to={2050} />
    </LineField>
    <LineField {...props} name="building_name">
      <RecordText source={buildings} label={({ building_name }) => building_name} />
    </LineField>
    <LineField {...props} name="bill_payer_name" />
    <LineField {...props} name="bill_amount" />
  </div>
)

export const DonationFields = (props: LineProps) => (
  <div className={styles.fields}>
    <LineField {...props} name="donation_type" />
    <LineField {...props} name="fund_provider" />
    <LineField {...props} name="fund_amount" />
    <LineField {...props} name="purpose" />
  </div>
)
