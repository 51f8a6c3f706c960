import { CloseOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useId, useState, type SyntheticEvent } from 'react'
import { Link } from '../router/index.ts'
import { fill, useWords } from '../words/index.ts'
import styles from './DataTable.module.css'
import { useViews } from './use-views.ts'

const words = {
  empty: {
    en: 'A preset keeps the filters, the order and the columns of this list in this browser.',
    bn: 'প্রিসেট এই তালিকার ফিল্টার, ক্রম ও কলাম এই ব্রাউজারে রাখে।',
  },
  full: { en: 'You have 20 presets. Delete one first.', bn: 'আপনার ২০টি প্রিসেট আছে। আগে একটি মুছুন।' },
  name: { en: 'Name of the preset', bn: 'প্রিসেটের নাম' },
  save: { en: 'Keep this preset', bn: 'এই প্রিসেট রাখুন' },
  remove: { en: 'Delete the preset {name}', bn: '{name} প্রিসেট মুছুন' },
}

/** The stored views of a list, and the field that stores the present one. */
export function Views({ onChoose }: { onChoose: () => void }) {
  const t = useWords(words)
  const id = useId()
  const { views, isFull, save, remove } = useViews()
  const [name, setName] = useState('')
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!name.trim() || isFull) return
    save(name.trim())
    setName('')
  }
  return (
    <>
      {views.length === 0 && <span>{t.empty}</span>}
      {views.map((view) => (
        <div key={view.name} className={styles.view}>
          <Link to={`${view.path}?${view.search}`} onClick={onChoose} translate="no">
            {view.name}
          </Link>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={fill(t.remove, { name: view.name })}
            onClick={() => remove(view.name)}
          />
        </div>
      ))}
      {isFull ? (
        <span role="status">{t.full}</span>
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <label htmlFor={id}>{t.name}</label>
          <Input id={id} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
          <Button htmlType="submit">{t.save}</Button>
        </form>
      )}
    </>
  )
}
