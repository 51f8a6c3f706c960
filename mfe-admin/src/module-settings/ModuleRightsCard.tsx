import { http } from '@samity/shared-api/client'
import { scopeWords } from '@samity/shared-api/contract/api-tokens/scopes'
import type { ModuleRights } from '@samity/shared-api/contract/system/module-rights'
import { Alert, Button, useAction } from '@samity/shared-ui/core'
import { fill, fillWords, useSay, useWords } from '@samity/shared-ui/words'
import { ApprovalBy, ApprovalTag } from './approval-parts.tsx'
import { ModuleListCard } from './ModuleListCard.tsx'
import styles from './module-settings.module.css'

const words = {
  heading: { en: 'Rights of modules', bn: 'মডিউলের অধিকার' },
  about: {
    en: 'What the service of a module may do in Samity: for a person never more than that person may do, at night and after an event as far as it is approved here.',
    bn: 'মডিউলের সার্ভিস সমিতিতে যা করতে পারে: কারও হয়ে কাজ করলে সেই ব্যক্তির চেয়ে বেশি কখনো নয়, রাতে ও ঘটনার পরে এখানে যতটুকু অনুমোদিত ততটুকু।',
  },
  approve: { en: 'Approve rights of {module}', bn: '{module}-এর অধিকার অনুমোদন করুন' },
  approveNow: { en: 'Approve', bn: 'অনুমোদন করুন' },
  askApproval: {
    en: 'Approve these rights of {module}? {rights}',
    bn: '{module}-এর এই অধিকারগুলো অনুমোদন করবেন? {rights}',
  },
  approvalDone: { en: 'The rights are approved.', bn: 'অধিকারগুলো অনুমোদিত হয়েছে।' },
  approverLeft: {
    en: 'This person is no longer an administrator. Until another one approves, the service does nothing at night or after an event.',
    bn: 'এই ব্যক্তি আর প্রশাসক নন। অন্য কেউ অনুমোদন না করা পর্যন্ত সার্ভিসটি রাতে বা ঘটনার পরে কিছুই করবে না।',
  },
  withdraw: { en: 'Withdraw rights of {module}', bn: '{module}-এর অধিকার প্রত্যাহার' },
  withdrawNow: { en: 'Withdraw', bn: 'প্রত্যাহার করুন' },
  askWithdrawal: {
    en: 'Withdraw all rights of {module}? Its service can no longer read or write the records of Samity.',
    bn: '{module}-এর সব অধিকার প্রত্যাহার করবেন? এর সার্ভিস সমিতির তথ্য আর পড়তে বা লিখতে পারবে না।',
  },
  withdrawalDone: { en: 'The rights were withdrawn.', bn: 'অধিকারগুলো প্রত্যাহার করা হয়েছে।' },
}

/** The rights of one module's service, or of all, and those that wait for an administrator. */
export const ModuleRightsCard = ({ module }: { module?: string | undefined }) => (
  <ModuleListCard<ModuleRights>
    heading={words.heading}
    about={words.about}
    path="module-rights/"
    module={module}
  >
    {(rights, refresh) => <RightsRow key={rights.module} rights={rights} onChanged={refresh} />}
  </ModuleListCard>
)

function RightsRow({ rights, onChanged }: { rights: ModuleRights; onChanged: () => void }) {
  const t = useWords(words)
  const say = useSay()
  const { isBusy, run } = useAction()
  const { module, asks } = rights
  const title = say(rights.title)
  const isApproved = asks.some(({ is_approved }) => is_approved)
  // another person approves all that an approver who has left had approved
  const waitingRights = asks
    .filter(({ is_approved }) => !is_approved || rights.approver_left)
    .map(({ right }) => say(scopeWords(right)))
  const send = (action: 'approve' | 'withdraw') =>
    run(() => http.post(`module-rights/${module}/${action}/`, {}), {
      ask:
        action === 'approve'
          ? {
              question: fillWords(words.askApproval, { module: title, rights: waitingRights.join('; ') }),
              ok: words.approveNow,
            }
          : {
              question: fillWords(words.askWithdrawal, { module: title }),
              ok: words.withdrawNow,
              danger: true,
            },
      done: action === 'approve' ? words.approvalDone : words.withdrawalDone,
      onDone: onChanged,
    })
  return (
    <li className={styles.series}>
      <div>
        <strong>{title}</strong>
        <ul className={styles.rights}>
          {asks.map(({ right, is_approved }) => (
            <li key={right}>
              {say(scopeWords(right))} <ApprovalTag status={is_approved ? 'approved' : 'pending'} />
            </li>
          ))}
        </ul>
        {rights.approved_by && (
          <p className={styles.hint}>
            <ApprovalBy {...rights} />
          </p>
        )}
        {rights.approver_left && <Alert type="warning" showIcon title={t.approverLeft} />}
      </div>
      <div className={styles.actions}>
        {waitingRights.length > 0 && (
          <Button type="primary" loading={isBusy} onClick={() => send('approve')}>
            {fill(t.approve, { module: title })}
          </Button>
        )}
        {isApproved && (
          <Button danger loading={isBusy} onClick={() => send('withdraw')}>
            {fill(t.withdraw, { module: title })}
          </Button>
        )}
      </div>
    </li>
  )
}
