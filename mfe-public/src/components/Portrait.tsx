import { Picture } from './Picture.tsx'
import styles from './Portrait.module.css'

type Props = { photo: string | null; name: string; sizes: string; isPriority?: boolean }

/** An advocate's photo in passport format, or a grey placeholder of the same size. */
export function Portrait({ photo, name, sizes, isPriority = false }: Props) {
  if (photo)
    return (
      <Picture
        className={styles.portrait}
        path={photo}
        alt={name}
        width={320}
        height={400}
        sizes={sizes}
        maxWidth={640}
        isPriority={isPriority}
      />
    )
  return (
    <svg className={styles.portrait} viewBox="0 0 32 40" width="320" height="400" aria-hidden="true">
      <path fill="#e4e7e2" d="M0 0h32v40H0z" />
      <path
        fill="#b4bdb6"
        d="M16 8.5a6.2 6.2 0 0 1 6.2 6.6c0 4-2.7 7.4-6.2 7.4s-6.2-3.4-6.2-7.4A6.2 6.2 0 0 1 16 8.5ZM4.5 40c0-8.3 4.9-14.6 11.5-14.6S27.5 31.7 27.5 40Z"
      />
    </svg>
  )
}
