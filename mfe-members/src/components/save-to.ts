import { http } from '@samity/shared-api/client'
import type { Resource, Row } from '@samity/shared-api/contract'
import type { FormProps } from '@samity/shared-ui/forms'

type Save<R extends Resource> = NonNullable<FormProps<R>['save']>

/**
 * Saves a form whose path depends on the page: `POST` with the values, once for each content. `prepare`
 * changes the values, and `onResponse` receives what the server has made of them.
 */
export const saveTo =
  <R extends Resource, T>(
    path: string,
    onResponse: (response: T) => void,
    prepare: (values: Row<R>) => object = (values) => values,
  ): Save<R> =>
  async ({ body, key }) => {
    // these forms have no pictures, so that their body is plain values
    const values = body as Row<R>
    const { data } = await http.post<T>(path, prepare(values), { headers: { 'Idempotency-Key': key } })
    onResponse(data)
    return { ...values, id: 0, version: 1 }
  }
