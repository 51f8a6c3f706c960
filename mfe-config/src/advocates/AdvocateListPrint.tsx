import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { DataTable } from '@samity/shared-ui/data'
import { useAssociation, useSay } from '@samity/shared-ui/words'
import { columns } from './columns.tsx'
import styles from './print.module.css'

const words = {
  label: { en: 'Chosen advocates', bn: 'বাছাই করা আইনজীবী' },
  serial: { en: '#', bn: '#' },
}

export function AdvocateListPrint({ advocates }: { advocates: readonly Advocate[] }) {
  const say = useSay()
  const { name } = useAssociation()
  return (
    <>
      <h2 className={styles.title}>
        {say(name)} · {say(words.label)}
      </h2>
      <DataTable
        label={words.label}
        rows={advocates}
        columns={columns}
        rowNumberLabel={words.serial}
        size={advocates.length || 1}
        isManuallyOrdered
      />
    </>
  )
}
