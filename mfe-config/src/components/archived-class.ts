import styles from './reference-data.module.css'

export const archivedClass = ({ archived_at }: { archived_at?: string | null }): string | undefined =>
  archived_at ? styles.archived : undefined
