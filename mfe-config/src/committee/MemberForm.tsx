import type { Row } from '@samity/shared-api/contract'
import { committee } from '@samity/shared-api/contract/config/committee'
import { positionWords } from '@samity/shared-api/contract/config/position-names'
import type { Position } from '@samity/shared-api/contract/config/position'
import { AdvocateLookup, SelectField, FormColumns, formFor, YearSelect } from '@samity/shared-ui/forms'

const { Form, Field } = formFor(committee)

const words = {
  submit: { en: 'Submit', bn: 'জমা দিন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  created: { en: 'Committee member added successfully!', bn: 'কমিটির সদস্য সফলভাবে যোগ করা হয়েছে!' },
  updated: {
    en: 'Committee member updated successfully!',
    bn: 'কমিটির সদস্যের তথ্য সফলভাবে হালনাগাদ করা হয়েছে!',
  },
  failed: { en: 'Error submitting form', bn: 'ফর্মটি জমা দেওয়া যায়নি' },
  select: { en: 'Select', bn: 'নির্বাচন করুন' },
}

type Seat = Row<typeof committee>
type Props = {
  record: Seat | undefined
  year: number
  years: readonly number[]
  positions: readonly Position[]
  onSaved: (seat: Seat) => void
  onCancel: (() => void) | undefined
}

/** One seat of a year's committee. The name comes from the advocate's record. */
export function MemberForm({ record, year, years, positions, onSaved, onCancel }: Props) {
  const options = positions.filter((one) => !one.archived_at || one.position === record?.committee_position)
  return (
    <Form
      record={record}
      initial={{ year }}
      labels={{ create: words.submit, update: words.update }}
      messages={{ created: words.created, updated: words.updated, failed: words.failed }}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      <FormColumns>
        <Field name="year">
          <YearSelect years={years} />
        </Field>
        <Field name="committee_position">
          <SelectField
            emptyOption={words.select}
            options={options.map(({ position }) => ({ value: position, label: positionWords(position) }))}
          />
        </Field>
        <AdvocateLookup
          nameLanguage="bengali"
          order={['id', 'phone', 'name']}
          id={{ name: 'bar_registration_number' }}
          phone={{ name: 'phone', keepsOwn: true }}
          name={{ name: 'name', readOnly: true }}
        />
      </FormColumns>
    </Form>
  )
}
