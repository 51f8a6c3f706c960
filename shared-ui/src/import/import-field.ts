import type { Field, Words } from '@samity/shared-api/contract'

/** A field that a column of a file can contain. A field of a resource with its name fits. */
export type ImportField = Pick<Field, 'label' | 'kind'> & {
  name: string
  /** A file without this column cannot be imported */
  required?: boolean
  /** The column's name in the database, which old exports have as heading */
  column?: string
  choices?: Field['choices']
  /** Other headings that are common in files, in any language */
  aliases?: readonly string[]
  /** Explains the cells in the guide. By default a sentence about the kind of the field. */
  hint?: Words
}

/** Field name → index of the column in the file. */
export type FieldColumns = Record<string, number>
