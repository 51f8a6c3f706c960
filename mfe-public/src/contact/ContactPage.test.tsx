import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import { screen } from '@testing-library/react'
import { fakeGet, showPage } from '../testing/show-page.tsx'
import ContactPage, { data } from './ContactPage.tsx'

const contact = { ...defaultSettings.contact, phone: '01711 000000', email: 'office@bar.example' }
const page = async (overrides: object = {}) => (
  <ContactPage
    data={await data(fakeGet({ 'settings/': { ...defaultSettings, contact: { ...contact, ...overrides } } }))}
  />
)
const open = async (at = '/contact', overrides: object = {}) => showPage(await page(overrides), { at })

type SentRequest = { url: string; headers: Record<string, string>; body: Record<string, string> }
/** Fakes a server that returns these responses, one for each message. */
function fakeServer(...responses: ({ status: number; body: object } | 'unreachable')[]): SentRequest[] {
  const requests: SentRequest[] = []
  globalThis.fetch = (async (
    url: string,
    { headers, body }: { headers: Record<string, string>; body: string },
  ) => {
    requests.push({ url, headers, body: JSON.parse(body) as Record<string, string> })
    const response = responses[requests.length - 1] ?? 'unreachable'
    if (response === 'unreachable') throw new TypeError('Failed to fetch')
    return { ok: response.status < 400, status: response.status, json: async () => response.body }
  }) as never
  return requests
}
const accepted = { status: 201, body: { reference: 'MSG-2026-000007', message: '' } }

const fillIn = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.type(screen.getByLabelText('Your name *'), 'Karim')
  await user.type(screen.getByLabelText('Your email address *'), 'karim@example.com')
  await user.type(screen.getByLabelText('Your Message'), 'A question')
}
const send = () => screen.getByRole('button', { name: 'Send Message' })

test('the page shows the address, the telephone number and the e-mail address of the office', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeInTheDocument()
  expect(screen.getByText('Bar Association Building, District Court Premises')).toBeInTheDocument()
  expect(screen.getByText('Beside the District Judge Court')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '01711 000000' })).toHaveAttribute('href', 'tel:01711000000')
  expect(screen.getByRole('link', { name: 'office@bar.example' })).toHaveAttribute(
    'href',
    'mailto:office@bar.example',
  )
})

test('the form sends a message and shows its reference number', async () => {
  const requests = fakeServer(accepted)
  const { user } = await open()
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Message sent. Your reference number is MSG-2026-000007.',
  )
  expect(requests[0]).toMatchObject({
    url: '/api/contact-messages/',
    body: { name: 'Karim', email: 'karim@example.com', subject: '', message: 'A question', website: '' },
  })
  expect(screen.getByLabelText('Your name *')).toHaveValue('')
})

test('a message without a name and a valid e-mail address is not sent: the fields show the errors and the first one has the focus', async () => {
  const requests = fakeServer(accepted)
  const { user } = await open()
  await user.type(screen.getByLabelText('Your email address *'), 'karim')
  await user.click(send())
  expect(screen.getByLabelText('Your name *')).toHaveAccessibleDescription('Required')
  expect(screen.getByLabelText('Your email address *')).toHaveAccessibleDescription(
    /such as name@example.com/,
  )
  expect(screen.getByLabelText('Your name *')).toHaveFocus()
  expect(requests).toEqual([])
})

test('the form shows the errors of the server and keeps the text in its fields', async () => {
  fakeServer(
    {
      status: 422,
      body: { message: 'Please correct the marked fields.', errors: { subject: ['At most 300 characters'] } },
    },
    { status: 429, body: { message: 'Too many messages were sent from here.' } },
  )
  const { user } = await open()
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.')
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('At most 300 characters')
  await user.click(send())
  expect(await screen.findByText('Too many messages were sent from here.')).toBeInTheDocument()
  expect(screen.getByLabelText('Your name *')).toHaveValue('Karim')
})

test('a retry after a network error sends the same idempotency key, another message sends another key', async () => {
  const requests = fakeServer('unreachable', accepted, accepted)
  const { user } = await open()
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.')
  await user.click(send())
  await screen.findByRole('status')
  await fillIn(user)
  await user.click(send())
  const keys = requests.map(({ headers }) => headers['Idempotency-Key'])
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('without scripts the form posts to the server, and the URL contains the result', async () => {
  await open('/contact?sent=MSG-2026-000012')
  expect(send().closest('form')).toHaveAttribute('action', '/api/contact-messages/')
  expect(screen.getByRole('status')).toHaveTextContent(
    'Message sent. Your reference number is MSG-2026-000012.',
  )
})

test('the page ignores an invalid reference number in the URL', async () => {
  await open('/contact?sent=Call+0900+now')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('the page does not load the map before the visitor opens it', async () => {
  const { user, container } = await open()
  expect(container.querySelector('iframe')).toBeNull()
  await user.click(screen.getByRole('link', { name: /Show the map/ }))
  expect(screen.getByTitle('Map: Meghnapur District Bar Association')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\?q=Meghnapur.*output=embed$/),
  )
})

test('the page embeds the configured map if its URL is for embedding, otherwise it links to the map', async () => {
  const embed = 'https://www.openstreetmap.org/export/embed.html?bbox=90.1,23.1,90.2,23.2'
  const first = await open('/contact', { map: embed })
  await first.user.click(screen.getByRole('link', { name: /Show the map/ }))
  expect(screen.getByTitle(/^Map/)).toHaveAttribute('src', embed)
  first.unmount()
  await open('/contact', { map: 'https://maps.app.goo.gl/abc' })
  expect(screen.getByRole('link', { name: /Show the map.*goo.gl/ })).toHaveAttribute(
    'href',
    'https://maps.app.goo.gl/abc',
  )
})
