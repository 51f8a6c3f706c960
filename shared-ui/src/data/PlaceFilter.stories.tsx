import { collection } from '@samity/shared-api/client'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PlaceFilter } from './PlaceFilter.tsx'
import { useList } from './use-list.ts'

const sales = collection(paperSale)

function SaleFilter() {
  const list = useList(sales, { filters: { place: 'place' } })
  return <PlaceFilter list={list} />
}

const meta = { component: PlaceFilter, render: SaleFilter } satisfies Meta<typeof PlaceFilter>
export default meta

export const AllPlaces: StoryObj = {}

export const ChosenPlace: StoryObj = { parameters: { at: '/?place=3' } }
