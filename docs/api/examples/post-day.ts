// Books the donations of a day: node post-day.ts 2026-03-10 day.csv Kill it and run it again with the same
// token: each row is booked once. Values in the file have no commas and quotes.
import { readFileSync } from 'node:fs'
import { ApiError, createClient, keyFrom } from '@samity/client'
import type { paths } from '@samity/client/api'

const { SAMITY_URL = '', SAMITY_TOKEN = '' } = process.env
const [day = '', file = ''] = process.argv.slice(2)
const samity = createClient<paths>({ url: SAMITY_URL, token: SAMITY_TOKEN })

const rows = readFileSync(file, 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(','))
for (const [slip = '', fund_provider = '', fund_amount = '', purpose = ''] of rows) {
  // the same key in every run, because it comes from the row: the API books the row once and repeats its
  // first response
  const key = await keyFrom(SAMITY_TOKEN, 'post-day', day, slip)
  try {
    const { data } = await samity.POST('/api/fund-collection', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        date: day,
        donation_type: 'others',
        // the API refuses a second receipt with this number, also when the key is long forgotten
        receipt_no: slip,
        fund_provider,
        fund_amount,
        purpose,
      },
    })
    process.stdout.write(`${slip}\t${data.number}\n`)
  } catch (error) {
    // a row that the API refuses does not stop the others; everything else does
    if (!(error instanceof ApiError) || error.status === 401 || error.status === 403) throw error
    process.stdout.write(`${slip}\t${error.code}: ${error.body.message}\n`)
    process.exitCode = 1
  }
}
