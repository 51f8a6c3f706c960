import { defineResource, optionalChoice } from '@samity/shared-api/contract'
import { duesTermsFields, standingFields } from '@samity/shared-api/contract/members/standing'

/** The form that sets a standing. Whether dues go on may be left to the standing. */
export const standingForm = defineResource({
  path: 'standing',
  name: { en: 'standing', bn: 'সদস্যপদের অবস্থা' },
  fields: {
    ...standingFields,
    charges_dues: optionalChoice(standingFields.charges_dues.label, [
      { value: 'yes', label: { en: 'Yes', bn: 'হ্যাঁ' } },
      { value: 'no', label: { en: 'No', bn: 'না' } },
    ]),
  },
})

export const termsForm = defineResource({
  path: 'dues-terms',
  name: { en: 'court and scheme', bn: 'আদালত ও তহবিল' },
  fields: duesTermsFields,
})
