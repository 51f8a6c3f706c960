import { latinDigits } from '@samity/shared-api/contract/digits'
import type { Notice } from '@samity/shared-api/contract/site/notice'
import type { Get, Place } from '@samity/shared-api/module'

const pageSize = 20

type Shown = 'id' | 'notice_date' | 'title' | 'title_bengali' | 'body' | 'body_bengali' | 'attachment'
export type NoticesData = { notices: Pick<Notice, Shown>[]; page: number; more: boolean }

export async function data(get: Get, { search }: Place): Promise<NoticesData> {
  const asked = Number(latinDigits(new URLSearchParams(search).get('page') ?? '1'))
  const page = Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1
  const offset = (page - 1) * pageSize
  // one more than a page tells whether another follows; the shape is the one that the contract declares
  const answer = (await get(`notices/?limit=${pageSize + 1}&offset=${offset}`)) as Notice[]
  const notices = answer
    .slice(0, pageSize)
    .map(({ id, notice_date, title, title_bengali, body, body_bengali, attachment }) => ({
      id,
      notice_date,
      title,
      title_bengali,
      body,
      body_bengali,
      attachment,
    }))
  return { notices, page, more: answer.length > pageSize }
}
