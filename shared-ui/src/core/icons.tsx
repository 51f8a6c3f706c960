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
 * The icons that antd draws itself. Its own carry the name of the drawing, 'exclamation-circle', which a screen reader
 * would read aloud before the sentence.
 */

type Config = Pick<ConfigProviderProps, 'alert' | 'button' | 'drawer' | 'modal' | 'tabs' | 'tag'>

const closeIcon = <CloseOutlined aria-hidden />

/** `more` names the button behind which tabs without room wait. */
export const silentIcons = (more: string): Config => ({
  alert: {
    successIcon: <CheckCircleFilled aria-hidden />,
    infoIcon: <InfoCircleFilled aria-hidden />,
    warningIcon: <ExclamationCircleFilled aria-hidden />,
    errorIcon: <CloseCircleFilled aria-hidden />,
    closeIcon,
  },
  // it goes at once: antd's own shrinks first, and where the browser drops the end of that, a button is named 'loading' for good
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
  tag: { closeIcon },
})
