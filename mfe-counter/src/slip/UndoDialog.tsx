import { undoBasket, type Basket } from '@samity/shared-api/contract/sales/basket'
import { Input } from '@samity/shared-ui/core'
import { actionFormFor, FormDialog } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'

const { Form, Field } = actionFormFor(undoBasket)

const words = {
  question: { en: 'Undo this basket?', bn: 'এই ঝুড়ি ফেরাবেন?' },
  explain: {
    en: 'All of its receipts become void. Give the money back.',
    bn: 'এর সব রসিদ বাতিল হবে। টাকা ফেরত দিন।',
  },
  undo: { en: 'Undo', bn: 'ফেরান' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  done: { en: 'The basket is undone. Give the money back.', bn: 'ঝুড়ি ফেরানো হয়েছে। টাকা ফেরত দিন।' },
}

type Props = { basket: Basket; onUndone: (basket: Basket) => void; onClose: () => void }

export function UndoDialog({ basket, onUndone, onClose }: Props) {
  const t = useWords(words)
  return (
    <FormDialog title={t.question} width={480} onCancel={onClose}>
      <p>{t.explain}</p>
      <Form
        ids={{ id: basket.id }}
        labels={{ submit: words.undo, cancel: words.cancel }}
        done={words.done}
        onDone={onUndone}
        onCancel={onClose}
      >
        <Field name="reason">
          <Input data-first />
        </Field>
      </Form>
    </FormDialog>
  )
}
