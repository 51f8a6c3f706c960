import type { ModuleFilesUsage } from '@samity/shared-api/contract/system/module-files'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { ModuleListCard } from './ModuleListCard.tsx'
import styles from './module-settings.module.css'

const words = {
  heading: { en: 'Files of modules', bn: 'মডিউলের ফাইল' },
  about: {
    en: 'Pictures and scans that modules store. A module without room stores no more.',
    bn: 'মডিউলগুলো যেসব ছবি ও স্ক্যান রাখে। জায়গা না থাকলে মডিউল আর ফাইল রাখতে পারে না।',
  },
  used: { en: '{used} of {quota} MB, files: {files}', bn: '{quota} এমবির মধ্যে {used}, ফাইল: {files}' },
  gone: {
    en: '{used} MB, files: {files}. No release in use shows them. They stay until the data of the module is purged.',
    bn: '{used} এমবি, ফাইল: {files}। কোনো চালু রিলিজ এগুলো দেখায় না। মডিউলের তথ্য মুছে ফেলা পর্যন্ত এগুলো থাকবে।',
  },
}

const mebibyte = 1024 * 1024
/** Rounded up to a tenth: a first small file takes some room */
const megabytesOf = (bytes: number): number => Math.ceil((bytes * 10) / mebibyte) / 10

export const ModuleFilesCard = ({ module }: { module?: string | undefined }) => (
  <ModuleListCard<ModuleFilesUsage>
    heading={words.heading}
    about={words.about}
    path="module-files/"
    module={module}
  >
    {(usage) => <UsageRow key={usage.module} usage={usage} />}
  </ModuleListCard>
)

function UsageRow({ usage: { title, files, bytes, quota } }: { usage: ModuleFilesUsage }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <li className={styles.series}>
      <div>
        <strong>{say(title)}</strong>
        <p className={styles.hint}>
          {fill(quota === null ? t.gone : t.used, {
            used: show.number(megabytesOf(bytes)),
            quota: show.number(megabytesOf(quota ?? 0)),
            files: show.number(files),
          })}
        </p>
      </div>
    </li>
  )
}
