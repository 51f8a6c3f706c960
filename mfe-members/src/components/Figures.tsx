import styles from '../members.module.css'

type Props = {
  figures: readonly (readonly [label: string, figure: string])[]
}

export function Figures({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
