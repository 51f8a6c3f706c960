import { Button } from '@samity/shared-ui/core'
import { useNavigate } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'

const words = {
  what: {
    en: 'Papers, dues, rent and everything else in one basket, with one payment.',
    bn: 'কাগজ, বকেয়া, ভাড়া ও বাকি সব এক ঝুড়িতে, একবারে পরিশোধ।',
  },
  open: { en: 'Open the counter', bn: 'কাউন্টার খুলুন' },
}

export default function CounterCard() {
  const t = useWords(words)
  const navigate = useNavigate()
  return (
    <>
      <p>{t.what}</p>
      <Button type="primary" onClick={() => void navigate('/dashboard/counter')}>
        {t.open}
      </Button>
    </>
  )
}
