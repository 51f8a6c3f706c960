import type { Words } from '@samity/shared-api/contract'
import type { ReactNode } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button, Card, DescriptionList, LinkButton, Page } from '@samity/shared-ui/core'
import { DataTable, Filter } from '@samity/shared-ui/data'
import { FormDialog, YearSelect } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { saleColumns, sales } from '../../.storybook/records.ts'
import { Text } from '../../.storybook/Text.tsx'
import { EmptyListTable, FailedListTable } from '../data/ListTable.stories.tsx'
import dialog from '../forms/FormDialog.stories.tsx'
import { FormAboveList, FormInSheet, ListFirst } from './RecordsPage.stories.tsx'

/* One screen of each pattern of docs/modules/screen-patterns.md. Each has a picture test. */

const meta = {
  title: 'screens',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta
export default meta

const saleTable = (
  <DataTable
    label={{ en: 'Paper Sales', bn: 'কাগজ বিক্রয়' }}
    rows={sales}
    columns={saleColumns}
    file="sales"
  />
)

const bankList: Words = { en: 'Bank List', bn: 'ব্যাংকের তালিকা' }

/** A list that a former story shows, as a screen */
const inPage = ({ render }: StoryObj): StoryObj => ({
  render: (args, context) => (
    <Page heading={bankList}>
      <Card>{render?.(args, context) as ReactNode}</Card>
    </Page>
  ),
})

export const EntryScreen = FormAboveList

export const ListScreen = ListFirst

export const SheetScreen = FormInSheet

export const RecordScreen: StoryObj = {
  render: () => (
    <Page
      heading={{ en: 'Nasrin Rahman', bn: 'নাসরিন রহমান' }}
      back="/"
      actions={
        <>
          <LinkButton to="/fee">
            <Text en="Take the Fee" bn="ফি নিন" />
          </LinkButton>
          <Button type="primary">
            <Text en="Edit" bn="সম্পাদনা" />
          </Button>
        </>
      }
    >
      <Card>
        <DescriptionList>
          <dt>
            <Text en="Bar Reg. No." bn="বার নিবন্ধন নম্বর" />
          </dt>
          <dd>1202</dd>
          <dt>
            <Text en="Phone" bn="ফোন" />
          </dt>
          <dd>01711000102</dd>
        </DescriptionList>
      </Card>
      <Card heading={{ en: 'Paper Sales', bn: 'কাগজ বিক্রয়' }}>{saleTable}</Card>
    </Page>
  ),
}

const reportWords = {
  heading: { en: 'Paper Sales of the Year', bn: 'বছরের কাগজ বিক্রয়' },
  year: { en: 'Year', bn: 'সাল' },
}

function YearReport() {
  const t = useWords(reportWords)
  return (
    <Page heading={reportWords.heading}>
      <Card>
        <Filter label={t.year}>
          {(id) => <YearSelect id={id} value={2026} onChange={() => undefined} />}
        </Filter>
        {saleTable}
      </Card>
    </Page>
  )
}

export const ReportScreen: StoryObj = { render: () => <YearReport /> }

export const DialogScreen: StoryObj = {
  render: () => (
    <Page heading={bankList}>
      <FormDialog {...dialog.args} />
    </Page>
  ),
}

export const EmptyScreen = inPage(EmptyListTable)

export const ErrorScreen = inPage(FailedListTable)
