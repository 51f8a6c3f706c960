import type { Collection } from '@samity/shared-api/client'
import { parseDay, today, validationMessages } from '@samity/shared-api/contract'
import {
  headKinds,
  moveHead,
  type Head,
  type incomeCategory,
} from '@samity/shared-api/contract/accounts/category'
import { RecordSelect } from '@samity/shared-ui/data'
import { DayInput } from '@samity/shared-ui/date'
import { actionFormFor, FormDialog, LabelledField, SelectField } from '@samity/shared-ui/forms'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import type { ComponentProps } from 'react'
import styles from './categories.module.css'

const { Form, Field, useValue, useSet } = actionFormFor(moveHead)

const words = {
  title: { en: 'Move {head}', bn: '{head} সরান' },
  from: moveHead.fields.from.label,
  day: { en: 'Date', bn: 'তারিখ' },
  save: { en: 'Move', bn: 'সরান' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  moved: { en: 'Head moved successfully', bn: 'রসিদের খাত সফলভাবে সরানো হয়েছে' },
}
const startChoices = [
  { value: 'now', label: { en: 'From now on', bn: 'এখন থেকে' } },
  { value: 'year', label: { en: 'For the open year', bn: 'চলতি খোলা বছরের জন্য' } },
  { value: 'day', label: { en: 'From a date', bn: 'একটি তারিখ থেকে' } },
]
// the value is not there yet when the form opens
const isDay = (from: unknown) => from !== undefined && from !== 'now' && from !== 'year'

type Props = {
  head: Head
  categories: Collection<typeof incomeCategory>
  onClose: () => void
  onMoved: () => void
}

/** Moves a head to another category, from now on or from an earlier day. Locked periods do not change. */
export function MoveHeadDialog({ head, categories, onClose, onMoved }: Props) {
  const t = useWords(words)
  const say = useSay()
  return (
    <FormDialog title={fill(t.title, { head: say(head.name) })} onCancel={onClose}>
      <Form
        ids={{ id: head.id }}
        initial={{ category: head.category_id, kind: head.kind, from: 'now' }}
        labels={{ submit: words.save, cancel: words.cancel }}
        prepare={(values) => ({ ...values, category: values.category ?? '', version: head.version })}
        check={({ from }): Record<string, string> =>
          isDay(from) && !parseDay(from) ? { from: validationMessages.day } : {}
        }
        done={words.moved}
        onDone={onMoved}
        onCancel={onClose}
      >
        <Field name="category">
          <RecordSelect source={categories} label={(record) => record.category} />
        </Field>
        <Field name="kind">
          <SelectField options={headKinds} />
        </Field>
        <Start />
      </Form>
    </FormDialog>
  )
}

function Start() {
  const t = useWords(words)
  const from = useValue('from')
  const set = useSet()
  return (
    <>
      <div className={styles.start}>
        <LabelledField id="head-start" label={t.from}>
          <SelectField
            options={startChoices}
            value={isDay(from) ? 'day' : String(from ?? 'now')}
            onChange={(start) => set({ from: start === 'day' ? today() : start })}
          />
        </LabelledField>
      </div>
      {isDay(from) && (
        <Field name="from" label={words.day}>
          <StartDay />
        </Field>
      )}
    </>
  )
}

/** The form checks the day on submission: the sentence of the declaration also names 'now' and 'year'. */
const StartDay = ({ onBlur: _onBlur, ...props }: ComponentProps<typeof DayInput>) => <DayInput {...props} />
