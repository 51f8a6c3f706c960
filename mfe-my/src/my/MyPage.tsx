import { sessionAtom } from '@samity/shared-api/session'
import { Button, Card, Page } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useAtomValue } from 'jotai'
import { useState } from 'react'

const words = {
  heading: { en: 'My', bn: 'My' },
  greeting: { en: 'Welcome, {name}.', bn: 'স্বাগতম, {name}।' },
  count: { en: 'Count', bn: 'গণনা করুন' },
  counted: { en: 'Counted: {times}', bn: 'গণনা হয়েছে: {times}' },
}

export default function MyPage() {
  const t = useWords(words)
  const show = useShow()
  const { user } = useAtomValue(sessionAtom)
  const [times, setTimes] = useState(0)
  return (
    <Page heading={words.heading}>
      <Card>
        <p>{fill(t.greeting, { name: user?.name || user?.username || '' })}</p>
        <p role="status">{fill(t.counted, { times: show.number(times) })}</p>
        <Button type="primary" onClick={() => setTimes(times + 1)}>
          {t.count}
        </Button>
      </Card>
    </Page>
  )
}
