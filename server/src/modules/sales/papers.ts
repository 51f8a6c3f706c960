import type { Words } from '@samity/shared-api/contract'
import { streams, type Stream } from '@samity/shared-api/contract/sales/money-record'
import type { PaperOnHand } from '@samity/shared-api/contract/sales/paper-stock'
import type { Sql } from '../../platform/database.ts'
import { unmet } from '../../platform/errors.ts'
import { nameKey } from '../ledger/parties.ts'

const ownPapers: Stream[] = ['VKL', 'CRT', 'NST', 'BLB']
const otherNames: Record<string, Stream> = { sticker: 'NST', bailbond: 'BLB' }
const unknownPaper: Words = { en: 'There is no such paper', bn: 'এমন কোনো কাগজ নেই' }

/** The paper that a code or a name means: 'VKL', 'Vokalotnama', 'FRM:12', a form's name; 422 when there is none. */
export async function findPaper(sql: Sql, text: string): Promise<string> {
  const key = nameKey(text)
  const own = ownPapers.find((paper) =>
    [paper, streams[paper].en, streams[paper].bn].some((name) => nameKey(name) === key),
  )
  const known = own ?? otherNames[key]
  if (known) return known
  const [form] = await sql<{ id: number }[]>`
    select id from forms where form_key = ${key} or lower('FRM:' || id) = ${key} limit 1`
  if (!form) throw unmet({ paper: unknownPaper }, unknownPaper)
  return `FRM:${form.id}`
}

type Figures = Omit<PaperOnHand, 'name' | 'ranges'> & { ranges: PaperOnHand['ranges'] | null }

const shownRanges = 12

/** How every paper stands: the four of the counter, then each form that is offered or of which something was received. */
export async function papersOnHand(sql: Sql): Promise<PaperOnHand[]> {
  const [forms, figures] = await Promise.all([
    sql<{ paper: string; form_name: string; archived: boolean }[]>`
      select 'FRM:' || id as paper, form_name, archived_at is not null as archived from forms order by form_name`,
    readFigures(sql),
  ])
  const standing = new Map(figures.map((one) => [one.paper, one]))
  const none = (paper: string): Figures => ({
    paper,
    opened: false,
    received: 0,
    sold: 0,
    spoiled: 0,
    returned: 0,
    on_hand: 0,
    unreceived: 0,
    ranges: [],
    range_count: 0,
  })
  const stand = (paper: string, name: Words): PaperOnHand => {
    const found = standing.get(paper) ?? none(paper)
    return { ...found, name, ranges: found.ranges ?? [] }
  }
  return [
    ...ownPapers.map((paper) => stand(paper, streams[paper])),
    ...forms
      .filter(({ paper, archived }) => !archived || standing.get(paper)?.opened)
      .map(({ paper, form_name }) => stand(paper, { en: form_name, bn: form_name })),
  ]
}

const readFigures = (sql: Sql) => sql<Figures[]>`
  with stock as (
    select paper, coalesce(range_agg(serials) filter (where kind = 'received'), '{}') as received,
      coalesce(range_agg(serials) filter (where kind = 'spoiled'), '{}') as spoiled,
      coalesce(range_agg(serials) filter (where kind = 'returned'), '{}') as returned, max(width) as width
    from paper_stock where voided_at is null group by paper
  ), sales as (
    select paper, range_agg(serials) as sold from serial_ranges where live group by paper
  ), papers as (
    select paper, coalesce(received, '{}') as received, coalesce(spoiled, '{}') as spoiled,
      coalesce(returned, '{}') as returned, coalesce(sold, '{}') as sold, coalesce(width, 1) as width
    from stock full join sales using (paper)
  ), standing as (
    select *, received - sold - spoiled - returned as on_hand from papers
  )
  select paper, not isempty(received) as opened, papers_in(received) as received, papers_in(received * sold) as sold,
    papers_in(spoiled) as spoiled, papers_in(returned) as returned, papers_in(on_hand) as on_hand,
    papers_in(sold - received) as unreceived,
    (select count(*)::int from unnest(on_hand)) as range_count,
    (
      select jsonb_agg(jsonb_build_object(
        'from_serial', lower(one), 'to_serial', upper(one) - 1, 'width', width) order by one)
      from (select one from unnest(on_hand) one order by one limit ${shownRanges}) first
    ) as ranges
  from standing`
