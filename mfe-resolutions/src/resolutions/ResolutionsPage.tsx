import { collection } from '@samity/shared-api/client'
import { today, type FormValues } from '@samity/shared-api/contract'
import { resolution, type Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { Button } from '@samity/shared-ui/core'
import { ChoiceFilter, columnsFor, RecordSelect, useList } from '@samity/shared-ui/data'
import {
  AttachmentInput,
  FormColumns,
  AttachmentDialog,
  formFor,
  FullWidth,
  useAttachmentChoice,
  useSaveAttachment,
} from '@samity/shared-ui/forms'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import { fillWords, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import styles from '../components/page.module.css'
import { scanPath } from './scan-path.ts'

const resolutions = collection(resolution)
const { Form, Field } = formFor(resolution)

const publicHint = {
  en: 'The website shows its text as a notice, without the scan.',
  bn: 'ওয়েবসাইটে এর বিবরণ বিজ্ঞপ্তি হিসেবে দেখা যাবে, স্ক্যান ছাড়া।',
}
const words = {
  heading: { en: 'Resolutions', bn: 'সিদ্ধান্ত' },
  listHeading: { en: 'Register of Resolutions', bn: 'সিদ্ধান্তের তালিকা' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  saved: { en: 'Resolution saved', bn: 'সিদ্ধান্ত সংরক্ষিত হয়েছে' },
  scanFailed: {
    en: 'The resolution was saved, but its scan was not: {reason}',
    bn: 'সিদ্ধান্ত সংরক্ষিত হয়েছে, স্ক্যান সংযুক্ত হয়নি: {reason}',
  },
  deletion: {
    en: 'Are you sure you want to delete this resolution?',
    bn: 'আপনি কি নিশ্চিত যে এই সিদ্ধান্তটি মুছে ফেলতে চান?',
  },
  empty: {
    en: 'No resolutions yet. Enter the first one.',
    bn: 'এখনো কোনো সিদ্ধান্ত নেই। প্রথমটি লিখুন।',
  },
  suspension: {
    en: 'From this day its prices no longer apply, and the prices before it apply again.',
    bn: 'এই তারিখ থেকে এর মূল্য আর কার্যকর নয়, আগের মূল্য আবার কার্যকর হবে।',
  },
  prices: { en: 'Prices', bn: 'মূল্য' },
  ends: { en: 'Ends On', bn: 'শেষ হওয়ার তারিখ' },
  scan: { en: 'Scan', bn: 'স্ক্যান' },
  show: { en: 'Show scan', bn: 'স্ক্যান দেখুন' },
  scanOf: { en: 'Resolution {number}', bn: 'সিদ্ধান্ত {number}' },
}
const scanWords = {
  label: words.scan,
  choose: { en: 'Attach a picture or PDF', bn: 'ছবি বা PDF সংযুক্ত করুন' },
  clear: { en: 'Remove scan', bn: 'স্ক্যান সরান' },
}

const initial = (): FormValues<typeof resolution> => ({
  kind: 'price',
  day: today(),
  effective_from: today(),
})

const endOf = ({ suspended_from, superseded_from }: Resolution): string | null =>
  [suspended_from, superseded_from].filter((day) => day !== null).toSorted()[0] ?? null

export default function ResolutionsPage() {
  const t = useWords(words)
  const list = useList(resolutions, { dates: true, search: true, filters: { kind: 'kind' }, sort: '-day' })
  const [shownScan, setShownScan] = useState<Resolution>()
  const editor = useRecordEditor(resolutions, list, {
    question: words.deletion,
    onSaved: (row) => void saveScan(row.id),
  })
  const [scan, setScan] = useAttachmentChoice(editor.id)
  const storeAttachment = useSaveAttachment(words.scanFailed)

  /** Called after the record is saved, because the file needs its id. */
  async function saveScan(id: number) {
    if (await storeAttachment(scanPath(id), scan)) {
      setScan(undefined)
      list.refresh()
    }
  }

  const columns = useMemo(
    () =>
      columnsFor(
        resolution,
        'number',
        'day',
        'meeting',
        'kind',
        'effective_from',
        {
          name: 'ends_on',
          label: words.ends,
          kind: 'day',
          sort: null,
          value: (row) => endOf(row as Resolution),
        },
        {
          name: 'price_count',
          label: words.prices,
          kind: 'int',
          sort: null,
          value: (row) => row.price_count,
        },
        {
          name: 'scan',
          label: words.scan,
          sort: null,
          value: (row) => row.scan?.name,
          show: (row) =>
            row.scan && (
              <>
                <Button
                  size="small"
                  className={styles.onScreen}
                  onClick={() => setShownScan(row as Resolution)}
                >
                  {t.show}
                </Button>
                <span className={styles.onPaper} translate="no">
                  {row.scan.name}
                </span>
              </>
            ),
        },
      ),
    [t],
  )

  return (
    <RecordsPage
      arrangement="list first"
      heading={words.heading}
      editor={editor}
      form={(formProps) => (
        <Form
          {...formProps}
          initial={initial}
          labels={{ create: words.save, update: words.update }}
          messages={{ created: words.saved, updated: words.saved }}
        >
          <FormColumns>
            <Field name="number" />
            <Field name="meeting" />
            <Field name="day" />
            <Field name="kind" />
            <Field name="effective_from" />
            <Field name="suspended_from" hint={words.suspension} />
            <Field name="superseded_by">
              <RecordSelect source={resolutions} label={({ number, meeting }) => `${number} · ${meeting}`} />
            </Field>
            <FullWidth>
              <Field name="text_en" />
            </FullWidth>
            <FullWidth>
              <Field name="text_bn" />
            </FullWidth>
            <FullWidth>
              <AttachmentInput
                words={scanWords}
                value={scan}
                onChange={setScan}
                storedName={formProps.record?.scan?.name}
              />
            </FullWidth>
            <Field name="is_public" hint={publicHint} />
          </FormColumns>
        </Form>
      )}
      listHeading={words.listHeading}
      file="resolutions"
      list={list}
      columns={columns}
      empty={words.empty}
      filters={<ChoiceFilter list={list} name="kind" id="kind_filter" field={resolution.fields.kind} />}
    >
      {shownScan?.scan && (
        <AttachmentDialog
          title={fillWords(words.scanOf, { number: shownScan.number })}
          path={scanPath(shownScan.id)}
          {...shownScan.scan}
          onClose={() => setShownScan(undefined)}
        />
      )}
    </RecordsPage>
  )
}
