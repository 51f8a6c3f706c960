import type { Webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { Card, ErrorState, LoadingState, Page } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useParams } from '@samity/shared-ui/router'
import { Deliveries } from './Deliveries.tsx'
import { webhookPath } from './webhook-api.ts'
import { WebhookActions } from './WebhookActions.tsx'
import { WebhookFacts } from './WebhookFacts.tsx'

const words = {
  heading: { en: 'Webhook', bn: 'ওয়েবহুক' },
}
const back = '/dashboard/webhooks'
const pollMs = 5000

export default function WebhookPage() {
  const { id = '' } = useParams()
  const { data, error, refresh } = useGet<Webhook>(webhookPath(id), {
    // a paused webhook changes only through people
    pollMs: ({ pause }) => (pause === null ? pollMs : false),
  })
  return (
    <Page heading={data?.name ?? words.heading} back={back}>
      {error ? (
        <Card>
          <ErrorState error={error} retry={refresh} />
        </Card>
      ) : data ? (
        <>
          <Card>
            <WebhookFacts record={data} />
            <WebhookActions record={data} onChanged={refresh} />
          </Card>
          <Deliveries record={data} onChanged={refresh} />
        </>
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}
