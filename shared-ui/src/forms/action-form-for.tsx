import { act } from '@samity/shared-api/client'
import type { Action, ResultOf, Row, Words } from '@samity/shared-api/contract'
import { formFor } from './form-for.tsx'
import type { RecordFormProps } from './RecordForm.tsx'

type Common<A extends Action> = Pick<
  RecordFormProps<A>,
  | 'buttons'
  | 'initial'
  | 'prepare'
  | 'check'
  | 'ask'
  | 'onRefused'
  | 'onCancel'
  | 'draftName'
  | 'files'
  | 'children'
>

export type ActionFormProps<A extends Action> = Common<A> & {
  /** Fills the braces of the path: `{ id: day.id }` */
  ids?: Readonly<Record<string, number | string>>
  /** The texts of the buttons */
  labels: { submit: Words; cancel?: Words }
  /** The toast after a success */
  done?: Words | ((result: ResultOf<A>) => Words)
  /** The text before the reason of a failure */
  failed?: Words
  onDone?: (result: ResultOf<A>) => void
}

/**
 * The form components of an action, like `formFor`. The same content is sent with one Idempotency-Key, so
 * that a retry after a lost response cannot act twice. Call it once, at module scope.
 */
export function actionFormFor<A extends Action>(action: A, schema: Action['input'] = action.input) {
  const { Form: FieldsForm, ...parts } = formFor<A>(
    action,
    schema,
    action.path.split('/').findLast((step) => !step.startsWith('{')),
  )

  function Form({ ids = {}, labels, done, failed, onDone, ...form }: ActionFormProps<A>) {
    return (
      <FieldsForm
        {...form}
        labels={{
          create: labels.submit,
          update: labels.submit,
          ...(labels.cancel && { cancel: labels.cancel }),
        }}
        messages={{
          ...(done && { created: typeof done === 'function' ? (row) => done(row as ResultOf<A>) : done }),
          ...(failed && { failed }),
        }}
        // the form only passes on what was saved
        save={async ({ body, key }) => (await act(action, ids, body, { key })) as Row<A>}
        onSaved={(result) => onDone?.(result as ResultOf<A>)}
      />
    )
  }

  return { ...parts, action, Form }
}
