import type { AssociationProfile, FrameContent, PageLocation, RenderedPage } from '@samity/shared-api/module'

/**
 * The messages between the server and a render process, as JSON. `job` is the number of the page that is
 * rendered.
 */
export type ToProcess =
  | {
      type: 'render'
      job: number
      release: string
      files?: Record<string, string>
      entry: string
      location: PageLocation
      association: AssociationProfile
      content: FrameContent
    }
  | { type: 'response'; job: number; readId: number; value?: unknown; error?: string }

export type FromProcess =
  | { type: 'ready' }
  | { type: 'rendered'; job: number; page: RenderedPage }
  | { type: 'failed'; job: number; reason: string }
  | { type: 'get'; job: number; readId: number; path: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

const isPage = (value: unknown): boolean =>
  isObject(value) &&
  (value['status'] === 200 || value['status'] === 404) &&
  isText(value['html']) &&
  isText(value['title']) &&
  isText(value['description']) &&
  isObject(value['data'])

/**
 * Reads a message of a render process; undefined for anything else, since the code of a release can send
 * anything.
 */
export function readMessage(value: unknown): FromProcess | undefined {
  if (!isObject(value)) return undefined
  const isMessage =
    value['type'] === 'ready' ||
    (Number.isInteger(value['job']) &&
      ((value['type'] === 'rendered' && isPage(value['page'])) ||
        (value['type'] === 'failed' && isText(value['reason'])) ||
        (value['type'] === 'get' && Number.isInteger(value['readId']) && isText(value['path']))))
  // checked field by field above
  return isMessage ? (value as FromProcess) : undefined
}
