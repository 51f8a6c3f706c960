import { Button, DownOutlined, RightOutlined } from '@samity/shared-ui/core'

type Props = { open: boolean; onToggle: (open: boolean) => void; children: string }

export function ExpandButton({ open, onToggle, children }: Props) {
  return (
    <Button
      type="link"
      size="small"
      aria-expanded={open}
      icon={open ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      onClick={() => onToggle(!open)}
    >
      {children}
    </Button>
  )
}
