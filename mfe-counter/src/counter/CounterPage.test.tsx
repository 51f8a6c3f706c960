import { today } from '@samity/shared-api/contract'
import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { deleteBasket, readBaskets } from '../open-basket/basket-store.ts'
import { openCounter, paidBasket } from '../testing/fake-counter.ts'
import CounterPage from './CounterPage.tsx'

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<CounterPage />, { role: 'cashier', ...options })
const who = () => screen.getByLabelText('Who pays?')
const line = (name: string) => within(screen.getByRole('listitem', { name }))
const sent = (server: ReturnType<typeof openCounter>) =>
  server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>)
/** Until the proposals are there. */
const ready = (server: ReturnType<typeof openCounter>) =>
  waitFor(() =>
    expect(
      server.requests.filter(({ path }) => path === 'counter/' || path === 'prices/in-force/'),
    ).toHaveLength(5),
  )

beforeEach(async () => {
  for (const { key } of await readBaskets(1)) await deleteBasket(key)
  sessionStorage.clear()
  window.print = jest.fn()
})

test('number, Enter, V, Ctrl+Enter and Enter sell a vokalotnama with the body of its form', async () => {
  const server = openCounter()
  const { user } = open()
  await ready(server)
  expect(who()).toHaveFocus()
  await user.keyboard('137{Enter}')
  expect(await screen.findByRole('heading', { name: 'Mahmuda Begum' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('group', { name: 'Add to the basket' })).toHaveFocus())
  await user.keyboard('v')
  expect(await line('Vokalotnama').findByLabelText('From')).toHaveValue('0106')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.getByLabelText('Given')).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: '৳ 450.00 is paid' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next person' })).toHaveFocus()
  expect(sent(server)).toEqual([
    {
      key: expect.any(String),
      payer: 'Mahmuda Begum (137)',
      given: '',
      lines: [
        {
          path: 'vokalotnama',
          body: {
            sale_type: 'Vokalotnama',
            advocateId: '137',
            advocate_name: 'Mahmuda Begum',
            customer_name: '',
            customer_phone: '',
            sales_date: today(),
            building_name: 'Annex Building',
            serials: [{ from_serial: '0106', to_serial: '0106' }],
            total_count: 1,
            price: '450.00',
            total_amount: '450.00',
            payment_type: 'cash',
          },
        },
      ],
    },
  ])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(who()).toHaveFocus())
  expect(screen.getByText('The basket is empty. Press the key of what is sold.')).toBeVisible()
})

test('a scanner that ends with two Enters opens the person and adds nothing', async () => {
  const server = openCounter()
  const { user } = open()
  await ready(server)
  await user.keyboard('137{Enter}{Enter}')
  expect(await screen.findByRole('heading', { name: 'Mahmuda Begum' })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('listitem', { name: 'Vokalotnama' })).not.toBeInTheDocument()
  expect(server.requests.filter(({ path }) => path === 'counter/look-up/')).toHaveLength(1)
})

test('several members are listed, and the arrow keys and Enter pick one, with what forbids a sale', async () => {
  openCounter()
  const { user } = open()
  await user.keyboard('Begum{Enter}')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(await screen.findByRole('heading', { name: 'Abdul Begum' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Abdul Begum (138) is deceased.')
})

test('nobody with this number: a sentence says what to do', async () => {
  openCounter()
  const { user } = open()
  await user.keyboard('999{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody was found.')
  await user.keyboard('{F4}')
  await waitFor(() => expect(screen.getByLabelText('Customer Name')).toHaveFocus())
})

test('the number of papers, the price and a second line of the paper make the sums', async () => {
  const server = openCounter()
  const { user } = open()
  await ready(server)
  await user.keyboard('137{Enter}')
  await screen.findByRole('heading', { name: 'Mahmuda Begum' })
  await waitFor(() => expect(screen.getByRole('group', { name: 'Add to the basket' })).toHaveFocus())
  await user.keyboard('v')
  await user.clear(await line('Vokalotnama').findByLabelText('Count'))
  await user.type(line('Vokalotnama').getByLabelText('Count'), '3')
  expect(line('Vokalotnama').getByLabelText('To')).toHaveValue('0108')
  expect(screen.getByLabelText('Total')).toHaveTextContent('৳ 1,350.00')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('group', { name: 'Add to the basket' })).toHaveFocus())
  await user.keyboard('v')
  await waitFor(() => expect(screen.getAllByRole('listitem', { name: 'Vokalotnama' })).toHaveLength(2))
  const second = within(screen.getAllByRole('listitem', { name: 'Vokalotnama' })[1]!)
  expect(second.getByLabelText('From')).toHaveValue('0109')
  expect(screen.getByLabelText('Total')).toHaveTextContent('৳ 1,800.00')
  await user.click(second.getByRole('button', { name: 'Remove Vokalotnama' }))
  expect(screen.getByLabelText('Total')).toHaveTextContent('৳ 1,350.00')
  await user.click(screen.getByRole('button', { name: 'Put it back' }))
  expect(screen.getByLabelText('Total')).toHaveTextContent('৳ 1,800.00')
})

test('owed months are ticks with their delay fee, oldest first, and the body has the months that are taken', async () => {
  const server = openCounter()
  const { user } = open()
  await ready(server)
  await user.keyboard('137{Enter}')
  await screen.findByRole('heading', { name: 'Mahmuda Begum' })
  await user.click(screen.getByRole('button', { name: 'Dues' }))
  const months = within(await screen.findByRole('group', { name: 'Months owed' }))
  expect(screen.getByLabelText('Total')).toHaveTextContent('৳ 1,550.00')
  await user.click(months.getByRole('checkbox', { name: /^02\/2026/ }))
  expect(months.getByRole('checkbox', { name: /^03\/2026/ })).not.toBeChecked()
  expect(screen.getByLabelText('Total')).toHaveTextContent('৳ 1,350.00')
  await user.click(screen.getByRole('button', { name: 'Rent' }))
  expect(screen.getByLabelText('Total')).toHaveTextContent('৳ 5,850.00')
  await user.click(screen.getByRole('checkbox', { name: '10/2026' }))
  expect(screen.getByLabelText('Rent Amount')).toHaveValue('1500.00')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByLabelText('Given')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('button', { name: 'Next person' })
  const [body] = sent(server)
  expect(body?.['lines']).toMatchObject([
    {
      path: 'advocate-all-fees',
      body: {
        advocate_id: '137',
        monthly_fee_form: true,
        bar_association_form: true,
        monthlyfee_set: [
          {
            from_month: 1,
            to_month: 1,
            monthly_fee: '100.00',
            monthly_delay_fee: '10.00',
            payment_type: 'cash',
          },
        ],
        barassociationfee_set: [{ yearly_from_year: 2025, yearly_to_year: 2026, total_amount: '1240.00' }],
      },
    },
    {
      path: 'shop-rent',
      body: { renter_name: 'Mahmuda Begum', from_month: 9, to_month: 9, rent_amount: '1500.00', room: '14' },
    },
  ])
})

test('a reload keeps the basket with its key', async () => {
  const server = openCounter()
  const first = open()
  await ready(server)
  await first.user.keyboard('137{Enter}')
  await screen.findByRole('heading', { name: 'Mahmuda Begum' })
  await first.user.click(screen.getByRole('button', { name: 'Vokalotnama' }))
  await screen.findByRole('listitem', { name: 'Vokalotnama' })
  const { key } = JSON.parse(sessionStorage.getItem('counter basket 1')!) as { key: string }
  first.unmount()
  const { user } = open()
  expect(await screen.findByRole('heading', { name: 'Mahmuda Begum' })).toBeVisible()
  await waitFor(() => expect(line('Vokalotnama').getByLabelText('From')).toHaveValue('0106'))
  await user.click(screen.getByRole('button', { name: 'Take the money' }))
  await screen.findByLabelText('Given')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('button', { name: 'Next person' })
  expect(sent(server)).toMatchObject([{ key }])
})

test('a basket that is put aside waits with its name and sum until it is called back', async () => {
  const server = openCounter()
  const { user } = open()
  await ready(server)
  await user.keyboard('137{Enter}')
  await screen.findByRole('heading', { name: 'Mahmuda Begum' })
  await user.click(screen.getByRole('button', { name: 'Vokalotnama' }))
  await screen.findByRole('listitem', { name: 'Vokalotnama' })
  await user.keyboard('{F8}')
  const waiting = await screen.findByRole('button', { name: 'Call back Mahmuda Begum, ৳ 450.00' })
  expect(waiting).toHaveTextContent('৳ 450.00')
  expect(who()).toHaveFocus()
  await user.click(waiting)
  expect(await screen.findByRole('listitem', { name: 'Vokalotnama' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Call back Mahmuda Begum, ৳ 450.00' })).not.toBeInTheDocument()
})

test('a refused line says why, and nothing is lost', async () => {
  const server = openCounter()
  const { user } = open()
  await ready(server)
  await user.keyboard('{F4}')
  await user.type(await screen.findByLabelText('Customer Name'), 'Karim')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Vokalotnama' }))
  await screen.findByRole('listitem', { name: 'Vokalotnama' })
  await user.click(screen.getByRole('button', { name: 'Take the money' }))
  await screen.findByLabelText('Given')
  const sentence = 'Serial 106 was sold on VKL-2026-000001'
  server.refuseNext(409, { message: sentence, errors: { 'lines.0.serials.0.from_serial': [sentence] } })
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await line('Vokalotnama').findByText(sentence)).toBeVisible()
  await waitFor(() => expect(line('Vokalotnama').getByLabelText('From')).toHaveFocus())
  expect(screen.getByLabelText('Customer Name')).toHaveValue('Karim')
})

test('after a lost answer the same content goes with the same keys', async () => {
  const server = openCounter()
  const { user } = open()
  await ready(server)
  await user.click(screen.getByRole('button', { name: 'Vokalotnama' }))
  await screen.findByRole('listitem', { name: 'Vokalotnama' })
  await user.click(screen.getByRole('button', { name: 'Take the money' }))
  await user.type(await screen.findByLabelText('Given'), '500')
  expect(await screen.findByText('Give back')).toHaveTextContent('Give back ৳ 50.00')
  server.loseNext()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take ৳ 450.00' }))
  await screen.findByRole('button', { name: 'Next person' })
  const posts = server.requests.filter(({ method }) => method === 'POST')
  expect(posts).toHaveLength(2)
  expect(posts[1]?.body).toEqual(posts[0]?.body)
})

test('too little cash is not taken', async () => {
  const server = openCounter()
  const { user } = open()
  await ready(server)
  await user.click(screen.getByRole('button', { name: 'Vokalotnama' }))
  await screen.findByRole('listitem', { name: 'Vokalotnama' })
  await user.click(screen.getByRole('button', { name: 'Take the money' }))
  await user.type(await screen.findByLabelText('Given'), '400')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('alert')).toHaveTextContent('৳ 50.00 more is to be given')
  expect(sent(server)).toEqual([])
})

test('a basket that another tab has paid closes, with the slip of that payment', async () => {
  const server = openCounter()
  const { user } = open()
  await ready(server)
  await user.click(screen.getByRole('button', { name: 'Vokalotnama' }))
  await screen.findByRole('listitem', { name: 'Vokalotnama' })
  const { key } = JSON.parse(sessionStorage.getItem('counter basket 1')!) as { key: string }
  server.route('GET', 'counter/baskets/', () => ({ body: [paidBasket({ key })] }))
  server.refuseNext(409, { message: 'This basket was already paid, with other lines.' })
  await user.click(screen.getByRole('button', { name: 'Take the money' }))
  await screen.findByLabelText('Given')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { name: '৳ 450.00 is paid' })).toBeVisible()
})

test('two tabs with one basket pay it once: both send its key, and both show its slip', async () => {
  const server = openCounter()
  const paid = new Map<unknown, object>()
  server.route('POST', 'counter/basket/', ({ body }) => {
    const { key, lines } = body as { key: string; lines: object[] }
    paid.set(key, lines)
    return { status: 201, body: paidBasket({ key }) }
  })
  const first = open()
  await ready(server)
  await first.user.click(screen.getByRole('button', { name: 'Vokalotnama' }))
  await screen.findByRole('listitem', { name: 'Vokalotnama' })
  const basketOfTab = sessionStorage.getItem('counter basket 1')!
  const pay = async ({ user }: typeof first) => {
    await user.click(screen.getByRole('button', { name: 'Take the money' }))
    await screen.findByLabelText('Given')
    // a scanner, or a hurried person, may send Enter twice
    await user.keyboard('{Enter}{Enter}')
    expect(await screen.findByRole('heading', { name: '৳ 450.00 is paid' })).toBeVisible()
  }
  await pay(first)
  first.unmount()
  sessionStorage.setItem('counter basket 1', basketOfTab)
  const second = open()
  await waitFor(() => expect(line('Vokalotnama').getByLabelText('From')).toHaveValue('0106'))
  await pay(second)
  const [one, other, ...more] = sent(server)
  expect([other, more]).toEqual([one, []])
  expect(paid.size).toBe(1)
})

test('a basket of today opens again, is undone with a reason, and its slip prints', async () => {
  const server = openCounter().route('GET', 'counter/baskets/', () => ({ body: [paidBasket()] }))
  server.route('POST', 'counter/baskets/5/undo/', () => ({
    body: paidBasket({ may_undo: false, undone_at: '2026-11-27T05:00:00Z' }),
  }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /Mahmuda Begum \(137\)/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next person' })).toHaveFocus())
  const slip = within(screen.getByRole('article', { name: 'Slip' }))
  expect(slip.getByText('VKL-2026-000010')).toBeInTheDocument()
  expect(slip.getByText(/Given back: ৳ 50.00/)).toBeInTheDocument()
  expect(wrongTotals(screen.getByRole('article', { name: 'Slip' }))).toEqual([])
  await user.keyboard('p')
  expect(window.print).toHaveBeenCalled()
  // somebody was too quick: what to give back still stands there
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Mahmuda Begum \(137\): ৳ 450.00 is paid/)).toHaveTextContent('৳ 50.00')
  await user.click(await screen.findByRole('button', { name: /Mahmuda Begum \(137\)/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next person' })).toHaveFocus())
  await user.keyboard('u')
  await user.type(await screen.findByLabelText('Reason'), 'Wrong paper')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('This basket is undone: its receipts are void.')).toBeVisible()
  expect(sent(server)).toMatchObject([{ reason: 'Wrong paper' }])
})

test('the slip prints on the roll of a counter whose receipts do; a deleted receipt of it is marked', async () => {
  const rules: string[] = []
  class Sheet {
    replaceSync(text: string) {
      rules.push(text)
    }
  }
  const { CSSStyleSheet: original } = globalThis
  Object.assign(globalThis, { CSSStyleSheet: Sheet })
  Object.assign(document, { adoptedStyleSheets: [] })
  const [receipt] = paidBasket().receipts
  const receipts = [receipt!, { ...receipt!, id: 10, number: 'VKL-2026-000011', voided: true }]
  openCounter().route('GET', 'counter/baskets/', () => ({ body: [paidBasket({ receipts })] }))
  const { user } = open()
  localStorage.setItem('receipt_paper', 'roll')
  await user.click(await screen.findByRole('button', { name: /Mahmuda Begum \(137\)/ }))
  const list = within(await screen.findByRole('list', { name: 'Receipts' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('VOID'))).toEqual([
    false,
    true,
  ])
  // paper adds up to what is still paid
  const slip = screen.getByRole('article', { name: 'Slip' })
  expect(wrongTotals(slip)).toEqual([])
  expect(slip).toHaveTextContent(/VOID 450\.00.*0\.00.*Total450\.00/)
  expect(slip).not.toHaveTextContent('Given')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next person' })).toHaveFocus())
  await user.keyboard('p')
  expect(window.print).toHaveBeenCalled()
  expect(rules).toEqual([expect.stringContaining('@page samity-roll { size: 80mm')])
  localStorage.removeItem('receipt_paper')
  Object.assign(globalThis, { CSSStyleSheet: original })
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
})

test('staff see the baskets of all counters with who took the money, in the URL; a cashier has no choice', async () => {
  openCounter()
    .route('GET', 'counter/baskets/', ({ query }) => ({
      body: [paidBasket(), ...(query.all === '1' ? [paidBasket({ id: 6, created_by: 'salma' })] : [])],
    }))
    .route('GET', 'people/', () => ({
      body: [{ username: 'salma', name: { en: 'Salma Akter', bn: 'সালমা আক্তার' } }],
    }))
  const { user, address, unmount } = open({ role: 'staff' })
  expect(await screen.findAllByRole('button', { name: /Mahmuda Begum \(137\)/ })).toHaveLength(1)
  await user.click(screen.getByText('All counters'))
  expect(await screen.findByText(/Salma Akter/)).toBeVisible()
  expect(address()).toContain('?all=1')
  unmount()
  open({ at: address() })
  expect(await screen.findAllByRole('button', { name: /Mahmuda Begum \(137\)/ })).toHaveLength(1)
  expect(screen.queryByText('All counters')).not.toBeInTheDocument()
})

test('the slip and the list of today name the member in Bengali when the language is', async () => {
  openCounter().route('GET', 'counter/baskets/', () => ({
    body: [paidBasket({ payer_bengali: 'মাহমুদা বেগম (137)' })],
  }))
  const { user } = open({ language: 'bn' })
  await user.click(await screen.findByRole('button', { name: /মাহমুদা বেগম/ }))
  expect(await screen.findByRole('article', { name: 'স্লিপ' })).toHaveTextContent(/মাহমুদা বেগম \(137\)/)
})

test('the screen is in Bengali when the language is', async () => {
  const server = openCounter()
  const { user } = open({ language: 'bn' })
  await ready(server)
  await user.keyboard('137{Enter}')
  expect(await screen.findByRole('heading', { name: 'মাহমুদা বেগম' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'ওকালতনামা' }))
  expect(await screen.findByRole('listitem', { name: 'ওকালতনামা' })).toHaveTextContent('৳ ৪৫০.০০')
})
