import { memberHeader } from '@samity/shared-api/contract/members/own-page'
import type { Language } from '@samity/shared-api/contract/words'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { ownPayments } from '../payments/testing/builders.ts'
import { render } from '../render.tsx'
import { aCard, aPassbook, aReceipt, aRequest, aRow, fakeFetch, fakeGet } from '../testing/builders.ts'
import DataPage, { data as readData } from './DataPage.tsx'
import MyPage, { data as readMy } from './MyPage.tsx'
import OwnRequestsPage, { data as readRequests } from './OwnRequestsPage.tsx'
import PapersPage, { data as readPapers } from './PapersPage.tsx'
import PassbookPage, { data as readPassbook } from './PassbookPage.tsx'

/* The own pages as the member reads them. */

type Answers = Parameters<typeof fakeGet>[0]
const visitor = { role: null } as const

async function openOverview(answers: Answers = {}, language: Language = 'en') {
  const { get, paths } = fakeGet(answers)
  return { paths, ...renderScreen(<MyPage data={await readMy(get)} />, { ...visitor, at: '/my', language }) }
}
const at = (search: string) => ({ path: '/my/papers', search, language: 'en' as const })

test('who is signed in is in sight, and one tap leaves', async () => {
  const requests = fakeFetch({ status: 500, body: { message: 'Try again.' } })
  const { user } = await openOverview()
  expect(screen.getByText('Signed in: Taslima Khatun, member 117')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(requests).toEqual([{ method: 'DELETE', url: '/api/my/session/', body: undefined }])
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again.')
})

test('what is owed stands in lines that add up', async () => {
  const dues = {
    ...aPassbook().dues,
    periods: ['2026-09', '2026-10'].map((period) => ({
      kind: 'monthly' as const,
      period,
      amount: '100.00',
      delay_fee: '5.00',
      source: 'schedule' as const,
    })),
    kinds: [
      {
        kind: 'monthly' as const,
        charged: '900.00',
        waived: '0.00',
        paid: '700.00',
        owed: '200.00',
        delay_fee: '10.50',
        cost: '0.00',
        unpaid: 2,
        paid_until: '2026-08',
      },
      {
        kind: 'relief' as const,
        charged: '0.00',
        waived: '0.00',
        paid: '0.00',
        owed: '0.00',
        delay_fee: '0.00',
        cost: '0.00',
        unpaid: 0,
        paid_until: null,
      },
    ],
    charges: [
      {
        id: 3,
        series: 'LIB',
        series_title: { en: 'Library', bn: 'গ্রন্থাগার' },
        subject: 'loan/3',
        advocate: 17,
        title: { en: 'Fine', bn: 'জরিমানা' },
        amount: '45.25',
        due_on: '2026-11-01' as const,
        path: null,
        is_left_behind: false,
      },
    ],
  }
  await openOverview({ passbook: aPassbook({ dues }) })
  const [table] = screen.getAllByRole('table')
  const rows = within(table!)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'ForAmount (৳)',
    'Monthly Fee09/2026 – 10/2026 (2)210.50',
    'Fine45.25',
    'To pay today255.75',
  ])
})

test('the overview is there when payments cannot be read', async () => {
  const { get } = fakeGet()
  const withoutPayments = async (path: string) => {
    if (path.includes('payments')) throw new Error(`GET /api/${path} returned 403`)
    return get(path)
  }
  renderScreen(<MyPage data={await readMy(withoutPayments)} />, visitor)
  expect(screen.getByText('You owe nothing today.')).toBeVisible()
})

test('without a session nothing of a member is read, and every page is the sign-in', async () => {
  const { paths } = await openOverview({ card: null })
  expect(paths).toEqual(['my/', 'x/mfe-my/ways/'])
  expect(screen.getByRole('textbox', { name: 'Member No' })).toHaveAccessibleDescription(
    /Bar registration number/,
  )
  expect(screen.queryByText(/Signed in/)).not.toBeInTheDocument()
})

test('a code is asked for and entered; a wrong one keeps what was typed', async () => {
  const refused = { status: 422, body: { message: 'Wrong.', errors: { code: ['The code is too old.'] } } }
  const requests = fakeFetch({ status: 202, body: {} }, refused, 'unreachable')
  const { user } = await openOverview({ card: null })
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your member number.')
  await user.type(screen.getByRole('textbox', { name: 'Member No' }), '117{Enter}')
  expect(await screen.findByRole('status')).toHaveTextContent(/If this number can receive a code/)
  const code = screen.getByRole('textbox', { name: 'Code' })
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code).toHaveAttribute('inputmode', 'numeric')
  await user.type(code, '১২৩ 456{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is too old.')
  expect(code).toHaveValue('১২৩ 456')
  expect(code).toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Open my page' }))
  expect(await screen.findByText(/could not be reached/)).toBeVisible()
  expect(requests).toEqual([
    { method: 'POST', url: '/api/x/mfe-my/codes/', body: { number: '117' } },
    { method: 'POST', url: '/api/member-sessions/', body: { number: '117', code: '123456' } },
    { method: 'POST', url: '/api/member-sessions/', body: { number: '117', code: '123456' } },
  ])
})

test('who typed the number and has a code of the counter types the number once', async () => {
  const requests = fakeFetch('unreachable')
  const { user } = await openOverview({ card: null })
  await user.type(screen.getByRole('textbox', { name: 'Member No' }), '117')
  await user.click(screen.getByRole('button', { name: 'I have a code from the counter' }))
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
  expect(requests).toMatchObject([{ body: { number: '117', code: '123456' } }])

  await user.type(screen.getByRole('textbox', { name: 'Member No' }), '2')
  await user.click(screen.getByRole('button', { name: 'Ask for another code' }))
  expect(screen.getByRole('textbox', { name: 'Member No' })).toHaveValue('1172')
})

test('without messages the page asks for the code of the counter at once', async () => {
  await openOverview({ card: null, ways: { sms: false, email: false } }, 'bn')
  expect(screen.getByText('সমিতি কোড পাঠায় না। কাউন্টার থেকে ছাপা কোড নিন।')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'সদস্য নং' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'কোড' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'আমাকে কোড পাঠান' })).not.toBeInTheDocument()
})

test('the passbook shows the newest year, and its rows and years add up', async () => {
  const rows = [
    aRow({
      id: 1,
      day: '2025-02-01',
      total: '100.10',
      number: 'VKL-2025-000001',
      receipt_no: 'VKL-2025-000001',
    }),
    aRow({ id: 2, day: '2026-03-01', total: '200.20' }),
    aRow({
      id: 3,
      day: '2026-04-01',
      total: '300.45',
      number: 'FEE-2026-000009',
      receipt_no: 'B-77',
      serials: [],
    }),
  ]
  const passbook = aPassbook({
    rows,
    years: [
      { year: 2026, receipts: 2, total: '500.65' },
      { year: 2025, receipts: 1, total: '100.10' },
    ],
    total: '600.75',
  })
  const open = async (search: string) => {
    const own = await readPassbook(fakeGet({ passbook }).get, { ...at(search), path: '/my/passbook' })
    return renderScreen(<PassbookPage data={own} />, visitor)
  }
  const first = await open('')
  const [receipts, years] = screen.getAllByRole('table')
  const totalOf = (table: HTMLElement | undefined) => within(table!).getAllByRole('row').at(-1)?.textContent
  expect(totalOf(receipts)).toBe('Total500.65')
  expect(totalOf(years)).toBe('Total · All years3600.75')
  expect(screen.getByRole('link', { name: 'B-77' })).toHaveAttribute('href', '/my/receipts/FEE-2026-000009')
  expect(screen.queryByText('VKL-2025-000001')).not.toBeInTheDocument()
  first.unmount()
  await open('?year=all')
  expect(totalOf(screen.getAllByRole('table')[0])).toBe('Total600.75')
})

test('a paper that the member did not buy is reported by a tap and a question', async () => {
  const requests = fakeFetch({ status: 409, body: { message: 'You have 20 open requests.' } })
  const rows = [aRow(), aRow({ id: 2, number: 'FEE-1', receipt_no: 'FEE-1', serials: [] })]
  const own = await readPapers(fakeGet({ passbook: aPassbook({ rows }) }).get, at(''))
  const { user } = renderScreen(<PapersPage data={own} />, visitor)
  expect(
    screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('Serials')),
  ).toHaveLength(1)
  expect(screen.getByText('0101–0110')).toBeVisible()
  await user.click(screen.getByText('Report what is wrong'))
  expect(screen.getByText(/Did you not buy or pay this\?/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /What is wrong/ }), 'I was away.')
  await user.click(screen.getByRole('button', { name: 'Yes, report it' }))
  expect(await screen.findByText('You have 20 open requests.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /What is wrong/ })).toHaveValue('I was away.')
  expect(requests[0]).toEqual({
    method: 'POST',
    url: '/api/x/mfe-my/reports/',
    body: { receipt_number: 'VKL-2026-000123', text: 'I was away.' },
  })
})

test('a reported paper shows the state and the answer; only after an answer it is reported again', async () => {
  const report = aRequest({ kind: 'report', topic: null, receipt_number: 'VKL-2026-000123', text: '' })
  const passbook = aPassbook({ rows: [aRow()] })
  const open = async (values: object) => {
    const own = await readPapers(fakeGet({ passbook, requests: [{ ...report, ...values }] }).get, at(''))
    return renderScreen(<PapersPage data={own} />, visitor)
  }
  const first = await open({})
  expect(screen.getByText(/You reported this on 20\/11\/2026, 11:00. State: Open./)).toBeVisible()
  expect(screen.queryByText('Report what is wrong')).not.toBeInTheDocument()
  first.unmount()
  await open({ state: 'refused', answer: 'Your clerk bought it.', answered_at: '2026-11-21T05:00:00Z' })
  expect(screen.getByText(/Answer: Your clerk bought it./)).toBeVisible()
  expect(screen.getByText('Report what is wrong')).toBeVisible()
})

test('a correction is sent with its subject, and its error stands at its field', async () => {
  const requests = fakeFetch({
    status: 422,
    body: { message: 'Please correct.', errors: { text: ['Required'] } },
  })
  const own = await readRequests(
    fakeGet({
      requests: [aRequest({ state: 'accepted', answer: 'Done.', answered_at: '2026-11-21T05:00:00Z' })],
    }).get,
  )
  const { user } = renderScreen(<OwnRequestsPage data={own} />, visitor)
  expect(screen.getByText('Done.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Mobile number')
  await user.click(screen.getByRole('button', { name: 'Send to the office' }))
  expect(await screen.findByText('Required')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'What is right' })).toBeInvalid()
  expect(requests[0]?.body).toEqual({ topic: 'phone', text: '' })
})

test('each write says whose page sends it, and leaving does not: it ends the session of whoever has it', async () => {
  const members: (string | undefined)[] = []
  globalThis.fetch = (async (_url: string, { headers }: { headers: Record<string, string> }) => {
    members.push(headers[memberHeader])
    return { ok: false, status: 500, json: async () => ({ message: 'Try again.' }) }
  }) as never // the pages use nothing else of a response
  const { user, unmount } = renderScreen(<DataPage data={await readData(fakeGet().get)} />, visitor)
  for (const name of ['Do not show them', 'Sign out']) await user.click(screen.getByRole('button', { name }))
  unmount()
  const payments = ownPayments()
  renderScreen(<MyPage data={await readMy(fakeGet({ payments }).get)} />, visitor)
  await user.click(screen.getByRole('button', { name: 'Pay by transfer' }))
  expect(members).toEqual(['17', undefined, '17'])
})

test('what was typed stays when the session has ended, beside the way to a new one', async () => {
  fakeFetch({ status: 401, body: { message: 'Please sign in.' } })
  const { user } = renderScreen(<OwnRequestsPage data={await readRequests(fakeGet().get)} />, visitor)
  const text = screen.getByRole('textbox', { name: 'What is right' })
  await user.type(text, 'Room 12')
  await user.click(screen.getByRole('button', { name: 'Send to the office' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.')
  const link = screen.getByRole('link', { name: 'Sign in in a new tab, then try again here.' })
  expect(link).toHaveAttribute('href', '/my')
  expect(link).toHaveAttribute('target', '_blank')
  expect(text).toHaveValue('Room 12')
})

test('consent to the public card has its date, and the own data is read and is a file', async () => {
  const requests = fakeFetch('unreachable')
  const card = aCard({ consent: { shown: false, at: '2026-11-20T05:00:00Z' } })
  const { user } = renderScreen(<DataPage data={await readData(fakeGet({ card }).get)} />, visitor)
  expect(screen.getByText('You decided this on 20/11/2026, 11:00.')).toBeVisible()
  expect(screen.getByText('01/02/1980')).toBeVisible()
  expect(screen.getByText('Female')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download (JSON)' })).toHaveAttribute('href', '/api/x/mfe-my/data/')
  await user.click(screen.getByRole('button', { name: 'Show them' }))
  expect(requests).toEqual([{ method: 'PUT', url: '/api/my/consent/', body: { shown: true } }])
})

const association = { name: { en: 'Bar', bn: 'সমিতি' }, established: { en: '', bn: '' } }

test('the server renders a receipt for the member in both languages, and the sign-in for everybody else', async () => {
  const receipt = aReceipt()
  const page = (language: Language, answers: Answers, number = receipt.number) =>
    render({ path: `/my/receipts/${number}`, search: '', language }, fakeGet(answers).get, association)
  const own = await page('bn', { receipt })
  expect(own).toMatchObject({ status: 200, title: 'আমার রসিদ' })
  expect(own.html).toContain('দুইশত পঞ্চাশ টাকা মাত্র')
  expect(own.html).toContain('7K3MQ9-TX2HVB-R4WE8P')
  const foreign = await page('en', {}, 'VKL-2026-999999')
  expect(foreign).toMatchObject({ status: 404 })
  expect(foreign.html).toContain('There is no such receipt in your passbook.')
  const visitors = await page('en', { card: null, receipt })
  expect(visitors).toMatchObject({ status: 200, title: 'My Own Page' })
  expect(JSON.stringify(visitors)).not.toContain('Taslima')
})

test('an e-mail address keeps its digits in Bengali', async () => {
  renderScreen(<DataPage data={await readData(fakeGet().get)} />, { ...visitor, language: 'bn' })
  expect(screen.getByText('a.289@example.org')).toBeVisible()
  expect(screen.getByText('০১/০২/১৯৮০')).toBeVisible()
})

test('a read that fails otherwise is no sign-in', async () => {
  const failing = async () => {
    throw new Error('GET /api/my/ returned 503')
  }
  await expect(readMy(failing)).rejects.toThrow('503')
})

test('the photo is in the page without a hint for its head, which the browser could not take over', async () => {
  const card = aCard({ photo: '/media/abc/1.jpg' })
  const page = await render({ path: '/my', search: '', language: 'en' }, fakeGet({ card }).get, association)
  expect(page.html).toContain('<img')
  expect(page.html).not.toContain('<link')
})
