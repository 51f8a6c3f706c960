import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  EllipsisOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
} from '@ant-design/icons'
import type { ConfigProviderProps } from 'antd'

/*
 * Replacements for the icons that antd adds to its components. The originals have the icon's name as their
 * label, so a screen reader would read 'exclamation-circle' before the sentence.
 */

type Config = Pick<ConfigProviderProps, 'alert' | 'button' | 'drawer' | 'modal' | 'tabs'>

const closeIcon = <CloseOutlined aria-hidden />

/** `more` is the label of the button for tabs that do not fit. */
export const silentIcons = (more: string): Config => ({
  alert: {
    successIcon: <CheckCircleFilled aria-hidden />,
    infoIcon: <InfoCircleFilled aria-hidden />,
    warningIcon: <ExclamationCircleFilled aria-hidden />,
    errorIcon: <CloseCircleFilled aria-hidden />,
    closeIcon,
  },
  // this icon disappears at once; antd's own shrinks first, and if the browser drops the end of that
  // transition, the button keeps the label 'loading'
  button: { loadingIcon: <LoadingOutlined aria-hidden /> },
  drawer: { closeIcon },
  modal: { closeIcon },
  tabs: {
    more: {
      icon: (
        <>
          <EllipsisOutlined aria-hidden />
          <span className="samity-unseen">{more}</span>
        </>
      ),
    },
  },
})
