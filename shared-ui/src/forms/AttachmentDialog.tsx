import type { Words } from '@samity/shared-api/contract'
import { lazyPart } from '../core/lazy-part.tsx'
import { Modal } from '../core/Modal.tsx'
import { LoadingState } from '../core/states.tsx'
import { useSay } from '../words/index.ts'
import type { AttachmentViewProps } from './AttachmentView.tsx'

const LazyView = lazyPart<AttachmentViewProps>(
  async () => (await import(/* webpackChunkName: "form-parts" */ './AttachmentView.tsx')).AttachmentView,
  LoadingState,
)

type AttachmentDialogProps = AttachmentViewProps & {
  /** The heading of the dialog */
  title: Words
  /** Runs when the person closes the dialog */
  onClose: () => void
}

/**
 * The picture or PDF of a record: a picture is shown, a PDF is named. Both can be opened in a new tab and
 * downloaded.
 */
export function AttachmentDialog({ title, onClose, ...view }: AttachmentDialogProps) {
  const say = useSay()
  return (
    <Modal open title={say(title)} footer={null} width={760} onCancel={onClose}>
      <LazyView {...view} />
    </Modal>
  )
}
