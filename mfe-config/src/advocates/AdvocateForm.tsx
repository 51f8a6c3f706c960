import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { FormSections, type FormSection } from '@samity/shared-ui/sections'
import { useState } from 'react'
import { Children } from './Children.tsx'
import { ContactFields } from './ContactFields.tsx'
import { useDuplicates } from './use-duplicates.ts'
import { Field, Form, prepareAdvocate, type PendingNames } from './form.ts'
import { IdentityFields } from './IdentityFields.tsx'
import { Nominees } from './Nominees.tsx'
import { PracticeFields } from './PracticeFields.tsx'
import { StatusFields } from './StatusFields.tsx'
import { WithheldFields } from './WithheldFields.tsx'

const words = {
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  created: { en: 'Advocate Added Successfully', bn: 'আইনজীবী সফলভাবে যোগ করা হয়েছে' },
  updated: { en: 'Advocate Updated Successfully', bn: 'আইনজীবীর তথ্য সফলভাবে হালনাগাদ করা হয়েছে' },
  identity: { en: 'Identity', bn: 'পরিচয়' },
  contact: { en: 'Address and Contact', bn: 'ঠিকানা ও যোগাযোগ' },
  practice: { en: 'Enrollment and Practice', bn: 'তালিকাভুক্তি ও পেশা' },
  status: { en: 'Status', bn: 'অবস্থা' },
  children: { en: 'Children', bn: 'সন্তান' },
  nominees: { en: 'Nominees', bn: 'মনোনীত ব্যক্তি' },
  website: { en: 'Website', bn: 'ওয়েবসাইট' },
}

type Props = {
  advocate: Advocate | undefined
  onSaved: () => void
  onCancel?: () => void
}

export function AdvocateForm({ advocate, onSaved, onCancel }: Props) {
  const [pendingNames, setPendingNames] = useState<PendingNames>({ child: '', nominee: '' })
  return (
    <Form
      record={advocate}
      initial={{ status: 'active' }}
      labels={{ create: words.save, update: words.update }}
      messages={{ created: words.created, updated: words.updated }}
      prepare={(values) => prepareAdvocate(values, pendingNames)}
      onSaved={onSaved}
      onCancel={onCancel}
      isLong
    >
      <Sections advocate={advocate} pendingNames={pendingNames} onPendingNames={setPendingNames} />
    </Form>
  )
}

type SectionProps = {
  advocate: Advocate | undefined
  pendingNames: PendingNames
  onPendingNames: (pendingNames: PendingNames) => void
}

function Sections({ advocate, pendingNames, onPendingNames }: SectionProps) {
  const duplicates = useDuplicates(advocate?.id)
  const sections: FormSection[] = [
    { id: 'identity-section', heading: words.identity, content: <IdentityFields duplicates={duplicates} /> },
    { id: 'contact-section', heading: words.contact, content: <ContactFields duplicates={duplicates} /> },
    { id: 'practice-section', heading: words.practice, content: <PracticeFields /> },
    {
      id: 'status-section',
      heading: words.status,
      content: (
        <>
          <StatusFields />
          <Field name="remarks" />
        </>
      ),
    },
    {
      id: 'children-section',
      heading: words.children,
      content: (
        <Children
          pendingName={pendingNames.child}
          onPendingName={(child) => onPendingNames({ ...pendingNames, child })}
        />
      ),
    },
    {
      id: 'nominees-section',
      heading: words.nominees,
      content: (
        <Nominees
          pendingName={pendingNames.nominee}
          onPendingName={(nominee) => onPendingNames({ ...pendingNames, nominee })}
        />
      ),
    },
    { id: 'website-section', heading: words.website, content: <WithheldFields /> },
  ]
  return <FormSections sections={sections} />
}
