// Lists the donations of a day and their sum: node list-day.ts 2026-03-10
import { createClient, readPages } from '@samity/client'
import type { paths } from '@samity/client/api'

const { SAMITY_URL = '', SAMITY_TOKEN = '' } = process.env
const [day = ''] = process.argv.slice(2)
const samity = createClient<paths>({ url: SAMITY_URL, token: SAMITY_TOKEN })

let summary = ''
const pages = readPages((page) =>
  samity.GET('/api/fund-collection', { params: { query: { ...page, from: day, to: day, ordering: 'id' } } }),
)
for await (const { rows, total, amount } of pages) {
  for (const row of rows) process.stdout.write(`${row.number}\t${row.fund_amount}\n`)
  summary = `${total} donations, ${amount} taka`
}
process.stdout.write(`${summary}\n`)
