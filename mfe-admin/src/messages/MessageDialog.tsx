import { contactMessage, type ContactMessage } from '@samity/shared-api/contract/site/contact-message'
import { Button, DescriptionList, Modal } from '@samity/shared-ui/core'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './messages.module.css'

const words = {
  received: { en: 'Received', bn: 'প্রাপ্তি' },
  reply: { en: 'Reply by e-mail', bn: 'ই-মেইলে উত্তর দিন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
}
const { name: nameField, email: emailField, subject: subjectField } = contactMessage.fields

export function MessageDialog({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const t = useWords(words)
  const say = useSay()
  const { moment } = useShow()
  const { reference, name, email, subject, created_at } = message
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject} (${reference})`)}`
  return (
    <Modal
      open
      title={reference}
      onCancel={onClose}
      width={620}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button type="primary" href={reply}>
            {t.reply}
          </Button>
        </>
      }
    >
      <DescriptionList>
        <dt>{t.received}</dt>
        <dd>{moment(created_at)}</dd>
        <dt>{say(nameField.label)}</dt>
        <dd translate="no">{name}</dd>
        <dt>{say(emailField.label)}</dt>
        <dd translate="no">{email}</dd>
        <dt>{say(subjectField.label)}</dt>
        <dd translate="no">{subject || '—'}</dd>
      </DescriptionList>
      <p className={styles.text} translate="no">
        {message.message || '—'}
      </p>
    </Modal>
  )
}
