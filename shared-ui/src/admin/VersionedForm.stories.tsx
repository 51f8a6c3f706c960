import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PlainField } from '../plain/index.ts'
import { VersionedForm } from './VersionedForm.tsx'

function SampleForm() {
  return (
    <VersionedForm
      path="sample/"
      saved={{ version: 1, title: 'Law library' }}
      valuesOf={({ title }) => ({ title })}
      bodyOf={(values) => values}
      onSaved={() => undefined}
    >
      {({ values, change }) => (
        <PlainField
          label={{ en: 'Title', bn: 'শিরোনাম' }}
          name="title"
          value={values['title'] ?? ''}
          onChange={(title) => change('title', title)}
        />
      )}
    </VersionedForm>
  )
}

const meta = { component: VersionedForm } satisfies Meta
export default meta

export const OneValue: StoryObj = { render: () => <SampleForm /> }
