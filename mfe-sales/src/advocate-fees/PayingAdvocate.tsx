import { AdvocateLookup, type AdvocateSummary } from '@samity/shared-ui/forms'
import { useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { ComputedField } from '../components/ComputedField.tsx'
import { ReadOnlyField } from '../components/ReadOnlyField.tsx'

const words = {
  father: { en: "Father's Name", bn: 'পিতার নাম' },
  noPhone: {
    en: 'This member has no phone on record. You can continue without it.',
    bn: 'এই সদস্যের কোনো ফোন নম্বর নেই। এটি ছাড়াই এগিয়ে যেতে পারেন।',
  },
  enrolled: { en: 'Enrollment Date (Member)', bn: 'তালিকাভুক্তির তারিখ (সদস্য)' },
}

type Props = {
  /** The advocate of the entered number or phone; undefined until there is a match */
  advocate: AdvocateSummary | undefined
  onPick: (advocate: AdvocateSummary | undefined) => void
}

/** The advocate who pays, looked up by number or phone. Father and enrollment date are read-only. */
export function PayingAdvocate({ advocate, onPick }: Props) {
  const t = useWords(words)
  const show = useShow()
  const language = useLanguage()
  const hasNoPhone = advocate?.phone === ''
  return (
    <>
      <AdvocateLookup
        id={{ name: 'advocate_id' }}
        name={{ name: 'advocate_name', label: { en: 'Name', bn: 'নাম' }, readOnly: true }}
        phone={{
          name: 'advocate_phone',
          required: !hasNoPhone,
          ...(hasNoPhone && { hint: words.noPhone }),
        }}
        isFirst
        hidesOwed
        onPick={onPick}
      />
      <ReadOnlyField label={t.father}>
        <ComputedField
          id="father_name"
          name="father_name"
          text={(language === 'bn' && advocate?.father_name_bengali) || (advocate?.father_name ?? '')}
        />
      </ReadOnlyField>
      <ReadOnlyField label={t.enrolled}>
        <ComputedField
          id="enrollment_date_As_member"
          name="enrollment_date_As_member"
          text={advocate ? show.day(advocate.enrollment_date_As_member) : ''}
        />
      </ReadOnlyField>
    </>
  )
}
