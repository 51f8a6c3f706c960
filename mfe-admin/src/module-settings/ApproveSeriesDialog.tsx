import { collection, http } from '@samity/shared-api/client'
import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import type { ModuleSeries, SeriesApproval } from '@samity/shared-api/contract/accounts/receipt-series'
import { Alert, Modal, useAction } from '@samity/shared-ui/core'
import { RecordSelect } from '@samity/shared-ui/data'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import { useId, useState } from 'react'
import styles from './module-settings.module.css'

const words = {
  title: { en: 'Approve the receipt series {code}?', bn: 'রসিদের ধারা {code} অনুমোদন করবেন?' },
  about: {
    en: '{module} may then post receipts of the series {title}. Their money is booked to the head {head}.',
    bn: 'এরপর {module} {title} ধারায় রসিদ লিখতে পারবে। টাকা {head} রসিদের খাতে জমা হবে।',
  },
  category: { en: 'Income Category', bn: 'আয়ের খাত' },
  ownCategory: { en: 'A category of its own: {head}', bn: 'নিজের খাত: {head}' },
  hint: {
    en: 'Reports show the money under this category, and the funds share it. It can be changed later on the screen of categories.',
    bn: 'প্রতিবেদনে টাকা এই খাতে দেখানো হয়, এবং তহবিল এর অংশ পায়। পরে খাতের পাতায় এটি বদলানো যায়।',
  },
  approve: { en: 'Approve', bn: 'অনুমোদন করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  done: { en: 'The receipt series is approved.', bn: 'রসিদের ধারা অনুমোদিত হয়েছে।' },
}
const categories = collection(incomeCategory)

type Props = { series: ModuleSeries; onClose: () => void; onDone: () => void }

/**
 * Asks for the income category of the head, at the first approval of a series. Shows the server's error in
 * the dialog.
 */
export function ApproveSeriesDialog({ series, onClose, onDone }: Props) {
  const t = useWords(words)
  const say = useSay()
  const id = useId()
  const [category, setCategory] = useState<string | number | null>(null)
  const { isBusy, run, error } = useAction({ showsError: true })
  const { code, status, head, module, title } = series
  const approve = () => {
    const body: SeriesApproval = category === null ? {} : { category }
    run(() => http.post<ModuleSeries>(`receipt-series/${code}/approve/`, body), {
      done: words.done,
      onDone,
    })
  }
  return (
    <Modal
      open
      title={fill(t.title, { code })}
      okText={t.approve}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      onOk={approve}
      onCancel={onClose}
      width={480}
    >
      <p>{fill(t.about, { module, title: say(title), head: say(head) })}</p>
      {status === 'pending' && (
        <div className={styles.field}>
          <label htmlFor={`${id}category`}>{t.category}</label>
          <RecordSelect
            id={`${id}category`}
            name="category"
            source={categories}
            label={(record) => record.category}
            value={category}
            onChange={setCategory}
            // the category that the server adds has the English name
            placeholder={fill(t.ownCategory, { head: head.en })}
          />
          <p className={styles.hint}>{t.hint}</p>
        </div>
      )}
      {error && <Alert type="error" showIcon role="alert" title={error.message} />}
    </Modal>
  )
}
