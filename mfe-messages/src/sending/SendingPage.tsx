import {
  Card,
  DescriptionList,
  ErrorState,
  LoadingState,
  Page,
  RecordButton,
  usePermission,
} from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import type { SendingOverview } from '../../contract/sending.ts'
import { sendingPath } from '../messages-api.ts'
import { ProviderForm } from './ProviderForm.tsx'
import { SendingNotice } from './SendingNotice.tsx'
import { TestForm } from './TestForm.tsx'

const words = {
  heading: { en: 'Sending', bn: 'বার্তা পাঠানো' },
  limits: { en: 'Limits', bn: 'সীমা' },
  parts: { en: 'Parts of this month', bn: 'এই মাসের অংশ' },
  partsOf: { en: '{used} of {max}', bn: '{max}-এর মধ্যে {used}' },
  price: { en: 'Price of a part', bn: 'প্রতি অংশের দাম' },
  quiet: { en: 'Quiet hours', bn: 'নীরব সময়' },
  fromTo: { en: '{from} to {to}', bn: '{from} থেকে {to}' },
  pace: { en: 'Messages in a minute', bn: 'মিনিটে যত বার্তা' },
  change: {
    en: 'Change ways, limits and keys',
    bn: 'উপায়, সীমা ও চাবি বদলান',
  },
  test: { en: 'Test', bn: 'পরীক্ষা' },
  provider: { en: 'Provider of SMS', bn: 'এসএমএস সেবাদাতা' },
}

export default function SendingPage() {
  const t = useWords(words)
  const show = useShow()
  const mayManage = usePermission('messages.manage')
  const { data, error, refresh } = useGet<SendingOverview>(sendingPath)
  if (error) return <ErrorState error={error} retry={refresh} />
  return (
    <Page heading={words.heading}>
      <SendingNotice />
      {data ? (
        <>
          <Card heading={words.limits}>
            <DescriptionList>
              <dt>{t.parts}</dt>
              <dd>
                {fill(t.partsOf, {
                  used: show.number(data.month_parts),
                  max: show.number(data.max_month_parts),
                })}
              </dd>
              <dt>{t.price}</dt>
              <dd>{show.money(data.part_price)}</dd>
              <dt>{t.quiet}</dt>
              <dd>
                {fill(t.fromTo, { from: show.digits(data.quiet_from), to: show.digits(data.quiet_to) })}
              </dd>
              <dt>{t.pace}</dt>
              <dd>{show.number(data.per_minute)}</dd>
            </DescriptionList>
            <RecordButton kind="module-settings" values={{ module: 'mfe-messages' }}>
              {t.change}
            </RecordButton>
          </Card>
          {mayManage && (
            <>
              <Card heading={words.test}>
                <TestForm />
              </Card>
              <Card heading={words.provider}>
                <ProviderForm key={data.provider_version} sending={data} onSaved={refresh} />
              </Card>
            </>
          )}
        </>
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}
