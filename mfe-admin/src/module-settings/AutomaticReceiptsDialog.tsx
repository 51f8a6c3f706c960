import { automaticReceipts, type ModuleSeries } from '@samity/shared-api/contract/accounts/receipt-series'
import { actionFormFor, FormDialog } from '@samity/shared-ui/forms'
import { fill, useWords } from '@samity/shared-ui/words'

const { Form, Field } = actionFormFor(automaticReceipts)

const words = {
  title: { en: 'Receipts of {code} without a person', bn: 'ব্যক্তি ছাড়া {code}-এর রসিদ' },
  about: {
    en: 'Up to this amount, {module} posts receipts at night or after an event, when nobody is signed in: for example when a payment provider reports a payment. Never for cash, and each payment once.',
    bn: 'এই সীমা পর্যন্ত {module} রাতে বা কোনো ঘটনার পরে, কেউ সাইন ইন না থাকলেও, রসিদ লেখে: যেমন পেমেন্ট সেবা কোনো পরিশোধের খবর দিলে। নগদের জন্য কখনো নয়, আর একটি পরিশোধ একবারই।',
  },
  none: { en: 'Blank: no receipts without a person.', bn: 'ফাঁকা: ব্যক্তি ছাড়া কোনো রসিদ নয়।' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  done: { en: 'The limit was saved.', bn: 'সীমা সংরক্ষণ করা হয়েছে।' },
}

type Props = { series: ModuleSeries; onClose: () => void; onDone: () => void }

/** Sets how much the module of a series may post in a day without a person. */
export function AutomaticReceiptsDialog({ series, onClose, onDone }: Props) {
  const t = useWords(words)
  const { code, module, automatic_limit } = series
  return (
    <FormDialog title={fill(t.title, { code })} onCancel={onClose}>
      <Form
        ids={{ code }}
        initial={{ daily_limit: automatic_limit ?? '' }}
        labels={{ submit: words.save }}
        done={words.done}
        onDone={onDone}
        onCancel={onClose}
      >
        <p>{fill(t.about, { module })}</p>
        <Field name="daily_limit" hint={words.none} />
      </Form>
    </FormDialog>
  )
}
