import { latinDigits } from '@samity/shared-api/contract/digits'
import type { Notice } from '@samity/shared-api/contract/site/notice'
import type { Get, PageLocation } from '@samity/shared-api/module'

const pageSize = 20

type NoticeField = 'id' | 'notice_date' | 'title' | 'title_bengali' | 'body' | 'body_bengali' | 'attachment'
export type NoticesData = { notices: Pick<Notice, NoticeField>[]; page: number; hasMore: boolean }

export async function data(get: Get, { search }: PageLocation): Promise<NoticesData> {
  const requestedPage = Number(latinDigits(new URLSearchParams(search).get('page') ?? '1'))
  const page =
    Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < 100_000 ? requestedPage : 1
  const offset = (page - 1) * pageSize
  // one notice more than a page shows tells whether another page follows; the contract declares the type
  const rows = (await get(`notices/?limit=${pageSize + 1}&offset=${offset}`)) as Notice[]
  const notices = rows
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
  return { notices, page, hasMore: rows.length > pageSize }
}
