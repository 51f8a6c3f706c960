import { formFor } from '@samity/shared-ui/forms'
import { cheque } from '../../contract/cheques.ts'

/** Nobody types path and id: they are those of the record that was found. */
const schema = cheque.input.omit({ document_path: true, document_id: true })
export const { Form, Field, Rows, Cell, useValue, useSet } = formFor(cheque, schema)
