import { Form, type FormInstance } from 'antd'
import { useMemo, useRef, type RefObject } from 'react'

export type Values = Record<string, unknown>

/**
 * A form on the page: its values and errors (antd's), and the element around its fields. `FormShell` fills in
 * both.
 */
export type FormHandle = { form: FormInstance<Values>; container: RefObject<HTMLDivElement | null> }

export function useFormHandle(): FormHandle {
  const [form] = Form.useForm<Values>()
  const container = useRef<HTMLDivElement>(null)
  return useMemo(() => ({ form, container }), [form])
}

/** All values of the form, also of fields that are not on the page. */
export const valuesOf = ({ form }: FormHandle): Values => form.getFieldsValue(true) as Values
export const visiblePathsOf = ({ form }: FormHandle): (string | number)[][] =>
  form.getFieldsError().map(({ name }) => name)
