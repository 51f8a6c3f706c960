import type { RecordValues } from '@samity/shared-api/module'
import type { ReactNode } from 'react'
import { Link, useNavigate } from '../router/index.ts'
import { Button } from './antd.ts'
import { useRecordPath } from './record-path.ts'

type RecordLinkProps = {
  /** The kind of record, such as 'receipt' */
  kind: string
  /** They identify the record, such as its number */
  values?: RecordValues | undefined
  /** Of the link */
  className?: string | undefined
  /** A tooltip of the link */
  title?: string
  /** 'no' for a number or a name: it stays untranslated */
  translate?: 'yes' | 'no' | undefined
  /** The name of the link, if it differs from the text */
  'aria-label'?: string
  /** The text */
  children: ReactNode
}

/** A link to a record of another module, or only its text when nothing opens the record for this person. */
export function RecordLink({ kind, values, className, children, ...rest }: RecordLinkProps) {
  const to = useRecordPath()(kind, values)
  return to ? (
    <Link {...rest} className={className} to={to}>
      {children}
    </Link>
  ) : (
    <span translate={rest.translate}>{children}</span>
  )
}

type RecordButtonProps = {
  /** The kind of record, such as 'advocate-fees' */
  kind: string
  /** They identify the record, such as its number */
  values?: RecordValues | undefined
  /** Filled, for the main action of the screen */
  type?: 'primary'
  /** The thing that opens: 'Take the fee' */
  children: ReactNode
}

/** A button that opens a record of another module; nothing when nothing opens it for this person. */
export function RecordButton({ kind, values, type, children }: RecordButtonProps) {
  const navigate = useNavigate()
  const to = useRecordPath()(kind, values)
  return (
    to && (
      <Button {...(type && { type })} onClick={() => void navigate(to)}>
        {children}
      </Button>
    )
  )
}
