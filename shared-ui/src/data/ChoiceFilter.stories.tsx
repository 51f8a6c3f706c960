import { collection } from '@samity/shared-api/client'
import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { useList } from './use-list.ts'

const resolutions = collection(resolution)

function KindFilter() {
  const list = useList(resolutions, { filters: { kind: 'kind' } })
  return <ChoiceFilter list={list} name="kind" field={resolution.fields.kind} />
}

const meta = { component: ChoiceFilter, render: KindFilter } satisfies Meta<typeof ChoiceFilter>
export default meta

export const AllRows: StoryObj = {}

export const OneKind: StoryObj = { parameters: { at: '/?kind=price' } }
