import { advocate, withholdableFields } from '@samity/shared-api/contract/config/advocate'
import { Checkbox } from '@samity/shared-ui/core'
import { fill, useSay } from '@samity/shared-ui/words'
import { Field } from './form.ts'

const words = {
  // 'Phone' alone would be the label of two controls
  hide: { en: 'Hide {field}', bn: '{field} গোপন' },
  label: { en: 'Withheld Fields', bn: 'গোপন রাখা তথ্য' },
  hint: {
    en: 'The website does not show the ticked fields.',
    bn: 'এখানে টিক দেওয়া তথ্য ওয়েবসাইটে দেখানো হবে না।',
  },
}

export function WithheldFields() {
  const say = useSay()
  const options = withholdableFields.map((name) => ({
    value: name,
    label: fill(say(words.hide), { field: say(advocate.fields[name].label) }),
  }))
  return (
    <Field name="withheld_fields" label={words.label} hint={words.hint}>
      <Checkbox.Group options={options} />
    </Field>
  )
}
