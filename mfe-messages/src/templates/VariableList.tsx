import { useSay } from '@samity/shared-ui/words'
import { variables, variablesOf, type MessageKind } from '../../contract/template.ts'
import styles from '../messages.module.css'

export function VariableList({ kind }: { kind: MessageKind }) {
  const say = useSay()
  return (
    <p className={styles.soft}>
      {variablesOf(kind).map((name, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          <code translate="no">{`{{${name}}}`}</code> {say(variables[name].label)}
        </span>
      ))}
    </p>
  )
}
