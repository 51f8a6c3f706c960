import { internet } from './sending/network.ts'
import { sendEmail } from './sending/send-email.ts'
import { aMember, openMessages, type OpenMessages } from './testing/open-messages.ts'
import { startMailServer } from './testing/start-mail-server.ts'

/* E-mails through a mail server that does as it likes. */

let messages: OpenMessages
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  messages = await openMessages()
  mail = await startMailServer()
})
afterAll(async () => {
  await mail.stop()
  await messages.close()
})
beforeEach(async () => {
  await messages.clear()
  await messages.setSettings({
    email: 'smtp',
    smtp_host: '127.0.0.1',
    smtp_port: mail.port,
    smtp_from: 'Bar <office@example.org>',
  })
  mail.reply = mail.usual
  mail.accepted.length = 0
  messages.setMembers([{ ...aMember(1), email: 'one@example.org' }, aMember(2)])
})

const plan = (text = 'Dear {{name}}: tomorrow is a holiday.') =>
  messages.plan({ channel: 'email', subject: 'For {{name}}', text })
const states = async () => (await messages.list('?ordering=id')).map(({ state }) => state)

test('a member with an address gets an e-mail of text and HTML, in which nothing is markup', async () => {
  messages.setMembers([
    { ...aMember(1, { name_english: '<b>A</b> & B' }), email: 'one@example.org' },
    aMember(2),
  ])
  expect(await plan()).toEqual({ planned: 1, suppressed: 1, repeated: 0 })
  await messages.send()
  expect(await states()).toEqual(['sent', 'suppressed'])
  const [email] = mail.accepted
  expect(email).toMatch(/^To: one@example\.org$/m)
  expect(email).toMatch(/^Subject: For <b>A<\/b> & B$/m)
  expect(email).toMatch(/&lt;b&gt;A&lt;&#x2F;b&gt; &amp; B|&lt;b&gt;A&lt;\/b&gt; &amp; B/)
  expect((await messages.list('?state=sent'))[0]).toMatchObject({
    parts: 0,
    cost: '0.00',
    reference: expect.stringMatching(/^<samity-\d+-1@/),
  })
})

test.each([
  [
    'refuses the recipient',
    (command: string) => (command.startsWith('RCPT') ? '550 no such user' : mail.usual(command)),
    'failed',
  ],
  ['refuses the text', (command: string) => (command === '.' ? '554 spam' : mail.usual(command)), 'failed'],
  [
    'closes after the text',
    (command: string) => (command === '.' ? undefined : mail.usual(command)),
    'unknown',
  ],
  [
    'closes before the text',
    (command: string) => (command.startsWith('MAIL') ? undefined : mail.usual(command)),
    'planned',
  ],
])('a server that %s', async (_name, reply, state) => {
  mail.reply = reply as typeof mail.reply
  await plan()
  await messages.send()
  expect(await states()).toEqual([state, 'suppressed'])
})

test('a mail server in the own network is not asked, and a plan needs a subject', async () => {
  const letter = { to: 'one@example.org', subject: 'S', text: 'T', id: '1-1' }
  for (const [host, reason] of [
    ['127.0.0.1', 'private'],
    ['localhost', 'private'],
    ['', 'undescribed'],
  ] as const)
    expect(
      await sendEmail(
        { host, port: mail.port, user: '', password: '', from: 'a@example.org' },
        letter,
        internet,
      ),
    ).toEqual({ outcome: 'held', reason })
  const { status } = await messages.post('/plans', {
    kind: 'free',
    channel: 'email',
    language: 'en',
    text: 'T',
    recipients: { who: 'all' },
  })
  expect(status).toBe(422)
})
