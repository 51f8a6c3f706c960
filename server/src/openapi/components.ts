import type { JsonSchema } from '../http/describe-routes.ts'

/* The parts of the OpenAPI document that its operations share. */

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
export const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
export const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } })

const errorResponse = (description: string, headers: object = {}) => ({
  description,
  ...(Object.keys(headers).length > 0 && { headers }),
  content: jsonContent(schemaRef('ErrorBody')),
})

const retryAfter = { 'Retry-After': header('RetryAfter') }
export const sharedComponents = {
  responses: {
    Malformed: errorResponse('A body, query or path value cannot be read'),
    NotSignedIn: errorResponse('There is no valid session'),
    NotAllowed: errorResponse('The role does not allow this'),
    NotFound: errorResponse('The record does not exist'),
    Conflict: errorResponse('The current state of the data does not allow this'),
    Gone: errorResponse('The record does not exist any more'),
    TooLarge: errorResponse('The body is too large'),
    UnsupportedType: errorResponse('The route does not accept this type of content'),
    Unprocessable: errorResponse('A field is not valid or a rule is broken'),
    TooManyRequests: errorResponse('Too many requests or attempts', retryAfter),
    Unavailable: errorResponse('The server cannot do this at the moment', retryAfter),
    NotModified: {
      description: 'The client already has the current response',
      headers: { ETag: header('ETag') },
    },
    Redirect: { description: 'The form of a page was sent: back to the page' },
  },
  headers: {
    TotalCount: { description: 'The number of all rows that match', schema: { type: 'integer' } },
    TotalAmount: {
      description: 'The sum of all rows that match, a decimal string',
      schema: { type: 'string', examples: ['1250.00'] },
    },
    ETag: { description: 'For If-None-Match', schema: { type: 'string' } },
    RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer' } },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'A random text of up to 200 characters. A repeated request with the same key and content gets the first response and changes nothing.',
      schema: { type: 'string', maxLength: 200 },
    },
    IfNoneMatch: {
      name: 'If-None-Match',
      in: 'header',
      required: false,
      description: 'The ETag of the response that the client has; 304 when it is still current',
      schema: { type: 'string' },
    },
    AcceptLanguage: {
      name: 'Accept-Language',
      in: 'header',
      required: false,
      description: 'bn for messages in Bengali, otherwise English',
      schema: { type: 'string', examples: ['bn'] },
    },
  },
}
