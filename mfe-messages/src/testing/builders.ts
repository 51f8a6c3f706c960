import { fakeServer } from '@samity/shared-api/testing'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import type { OutgoingMessage } from '../../contract/message.ts'
import type { PlanPreview } from '../../contract/plan.ts'
import type { SendingOverview } from '../../contract/sending.ts'
import { messageKinds, type Template } from '../../contract/template.ts'

export const aMessage = (values: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: 5,
  advocate_id: 17,
  advocate_number: '117',
  advocate_name: 'Taslima Khatun',
  channel: 'sms',
  address: '8801711111117',
  kind: 'free',
  period: 'a-plan',
  subject: '',
  body: 'Tomorrow is a holiday.',
  parts: 1,
  cost: '0.40',
  state: 'sent',
  reason: '',
  reference: 'ref-5',
  is_trial: false,
  planned_at: '2026-11-20T05:00:00Z',
  planned_by: 'Karim',
  sent_at: '2026-11-20T05:01:00Z',
  ...values,
})

export const aSending = (values: Partial<SendingOverview> = {}): SendingOverview => ({
  channels: [
    { channel: 'sms', way: 'http', state: 'ready', paused_until: null, problem: '', planned: 12 },
    { channel: 'email', way: 'off', state: 'off', paused_until: null, problem: '', planned: 0 },
  ],
  stopped_at: null,
  stopped_by: null,
  month_parts: 250,
  max_month_parts: 10_000,
  quiet_from: '21:00',
  quiet_to: '08:00',
  per_minute: 60,
  part_price: '0.40',
  provider: '',
  provider_version: 1,
  report_path: 'x/mfe-messages/reports/secret/',
  ...values,
})

export const aTemplate = (values: Partial<Template> = {}): Template => ({
  kind: 'free',
  version: 1,
  text_en: 'Dear {{name}}, ',
  text_bn: '{{name}}, ',
  subject_en: 'From the bar',
  subject_bn: 'বার থেকে',
  saved_by: 'Samity',
  saved_at: '2026-11-01T05:00:00Z',
  ...values,
})

export const aPreview = (values: Partial<PlanPreview> = {}): PlanPreview => ({
  messages: 2,
  parts: 3,
  cost: '1.20',
  longest_parts: 2,
  repeated: 1,
  suppressed: [{ reason: 'no_address', members: 4 }],
  samples: [
    {
      name: 'Taslima Khatun',
      address: '8801711111117',
      text: 'Dear Taslima',
      units: 12,
      encoding: 'GSM-7',
      parts: 1,
    },
  ],
  parts_left: 9000,
  ...values,
})

export const allPermissions = ['messages.read', 'messages.send', 'messages.manage']

export const taslima = {
  id: 17,
  bar_registration_number: '117',
  name_english: 'Taslima Khatun',
  name_bengali: '',
  phone: '01711111117',
}

/** The service as the screens see it. */
export const fakeMessages = (sending = aSending()) =>
  fakeServer(advocate, [taslima])
    .route('GET', 'x/mfe-messages/sending/', () => ({ body: sending }))
    .route('GET', 'x/mfe-messages/templates/', () => ({
      body: messageKinds.map(({ value }) =>
        aTemplate({
          kind: value,
          ...(value === 'dues' && { text_en: '{{name}} owes {{owed}}', text_bn: '{{name}}: {{owed}} বাকি' }),
        }),
      ),
    }))
